/**
 * Tells on a form's button that it is at work, and keeps a second click from sending the form twice.
 * The label stands in the form's `data-pending`.
 */
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) showPending(event.target as HTMLFormElement, event.submitter);
});

/** The same for a form whose sending a script has taken over. */
export function showPending(form: HTMLFormElement, submitter: HTMLElement | null = null): void {
  const button = (submitter as HTMLButtonElement | null) ?? form.querySelector<HTMLButtonElement>('button:not([type=button])');
  if (form.dataset['pending'] === undefined || button === null) return;
  const label = [...button.childNodes];
  button.replaceChildren(form.dataset['pending']);
  // After the form's data has been read: a disabled button is not among it.
  setTimeout(() => (button.disabled = true));
  // A page that comes back from the back button's cache is ready again.
  addEventListener('pageshow', () => {
    button.disabled = false;
    button.replaceChildren(...label);
  });
}
