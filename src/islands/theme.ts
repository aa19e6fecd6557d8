/** Changes the theme in place: the page stays, with what was typed. The server keeps the choice for the next page. */
import { call } from '#api/client.ts';
import { failures } from '#api/failures.ts';
import type { Theme } from '#api/theme.ts';
import { showToast } from '#islands/toasts.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-themes]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const theme = (event.submitter as HTMLButtonElement).value as Theme;
    call('POST /api/theme', { body: { theme } }).then(
      () => show(theme),
      () => void showToast({ ...failures.other, tone: 'destructive' }),
    );
  });

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-themes] button'))
    button.ariaPressed = String(button.value === theme);
  const { backgroundColor } = getComputedStyle(document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) meta.content = backgroundColor;
}
