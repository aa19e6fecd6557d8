import { forgetProfile, keptProfile } from '#lib/auth/google-profile-cookie.ts';
import { googleGreeting, signInWithGoogle } from '#lib/auth/google-account.ts';
import { countAttempt } from '#lib/auth/guessing.ts';
import { userView } from '#lib/auth/user-view.ts';
import { loginContext } from '#lib/auth/login-context.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal, refuse } from '#lib/platform/refusal.ts';

export const POST = endpoint(
  'POST /api/auth/google',
  async ({ input, context }) => {
    const kept = keptProfile(context);
    if (kept === null) return refuse('google-failed');
    const { profile, next } = kept;
    const claim = input.choice === 'keep' ? { kind: input.choice, password: input.password } : { kind: input.choice };
    const tooMany = claim.kind === 'keep' ? await countAttempt(context, profile.email.toLowerCase()) : null;
    const welcome = tooMany ?? (await signInWithGoogle(profile, claim, loginContext(context)));
    if (isRefusal(welcome)) return welcome;
    forgetProfile(context);
    return {
      body: { user: userView(welcome.user) },
      cookie: welcome.cookie,
      next,
      flash: { tone: 'success', text: googleGreeting(welcome) },
    };
  },
  () => '/login/google/keep',
);
export const ALL = wrongMethod('POST');
