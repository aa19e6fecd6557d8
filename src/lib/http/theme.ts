import type { APIContext } from 'astro';
import { type Theme, themes } from '#api/theme.ts';
import { config } from '#lib/platform/config.ts';

const cookie = { name: 'theme', path: '/', days: 365 };

/** The theme that was chosen in this browser. The server knows it, so a page is never painted in the other one first. */
export function chosenTheme({ cookies }: Pick<APIContext, 'cookies'>): Theme {
  const value = cookies.get(cookie.name)?.value;
  return themes.find((theme) => theme === value) ?? 'system';
}

/** Keeps a choice. `system` needs no cookie: without any a visitor gets the kept public pages (docs/decisions/009). */
export function keepTheme({ cookies }: Pick<APIContext, 'cookies'>, theme: Theme): void {
  if (theme === 'system') {
    cookies.delete(cookie.name, { path: cookie.path });
    return;
  }
  cookies.set(cookie.name, theme, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: cookie.path,
    maxAge: cookie.days * 24 * 60 * 60,
  });
}
