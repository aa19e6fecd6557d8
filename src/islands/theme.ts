/** Changes the theme in place: the page stays, with what was typed. The server keeps the choice for the next page. */
document.addEventListener('sent', (event) => {
  const { target, detail } = event as CustomEvent<Record<string, string>>;
  if (!(target as Element).matches('[data-themes]')) return;
  event.preventDefault();
  const { dataset } = document.documentElement;
  dataset['theme'] = detail['theme'];
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-themes] button'))
    button.ariaPressed = String(button.value === detail['theme']);
  const { backgroundColor } = getComputedStyle(document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) meta.content = backgroundColor;
});
