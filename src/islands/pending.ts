/**
 * Tells on a form's button that it is at work, and keeps a second click from sending the form twice.
 * The label stands in the form's `data-pending`.
 */
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const button = form.querySelector<HTMLButtonElement>('button:not([type=button])');
  if (event.defaultPrevented || form.dataset['pending'] === undefined || button === null) return;
  const label = [...button.childNodes];
  button.replaceChildren(form.dataset['pending']);
  // After the form's data has been read: a disabled button is not among it.
  setTimeout(() => (button.disabled = true));
  // A page that comes back from the back button's cache is ready again.
  addEventListener('pageshow', () => {
    button.disabled = false;
    button.replaceChildren(...label);
  });
});
