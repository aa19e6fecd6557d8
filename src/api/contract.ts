import type { z } from 'zod';
import { accountCalls } from '#api/account.ts';
import { analyticsCalls } from '#api/analytics.ts';
import { authCalls } from '#api/auth.ts';
import { communityCalls } from '#api/community.ts';
import { conversationCalls } from '#api/conversations.ts';
import { guidanceCalls } from '#api/guidance.ts';
import { themeCalls } from '#api/theme.ts';
import { userCalls } from '#api/users.ts';

/** The /api table (docs/contract.md §2) by method and path. */
export const contract = {
  ...authCalls,
  ...accountCalls,
  ...analyticsCalls,
  ...conversationCalls,
  ...guidanceCalls,
  ...communityCalls,
  ...themeCalls,
  ...userCalls,
};

export type CallKey = keyof typeof contract;

/** What a call's code gets: the checked body, or null when the call has none. */
export type Input<K extends CallKey> = (typeof contract)[K]['input'] extends infer I extends z.ZodType
  ? z.output<I>
  : null;

/** What a call's code gets of its path, or null when the path has no parameters. */
export type Params<K extends CallKey> = (typeof contract)[K] extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : null;

/** What a caller gives for a call's body, or for a GET's query. */
export type Given<K extends CallKey> = (typeof contract)[K]['input'] extends infer I extends z.ZodType
  ? z.input<I>
  : never;

/** What a caller gives for the parameters of a call's path. */
export type GivenParams<K extends CallKey> = { [N in keyof Params<K>]: string | number };

/** What a call answers with. */
export type Output<K extends CallKey> = z.input<(typeof contract)[K]['output']>;
