/**
 * Tells on a form's button that it is at work, and keeps a second click from sending the form twice. The label stands in the
 * form's `data-pending`.
 * @returns makes the form ready again; a page that comes back from the back button's cache is so by itself
 */
export function showPending(form: HTMLFormElement, submitter: HTMLElement | null = null): () => void {
  const button =
    (submitter as HTMLButtonElement | null) ?? form.querySelector<HTMLButtonElement>('button:not([type=button])');
  if (form.dataset['pending'] === undefined || button === null) return () => {};
  const label = [...button.childNodes];
  button.replaceChildren(form.dataset['pending']);
  // After the form's data has been read: a disabled button is not among it.
  const timer = setTimeout(() => (button.disabled = true));
  const showReady = () => {
    clearTimeout(timer);
    button.disabled = false;
    button.replaceChildren(...label);
  };
  addEventListener('pageshow', showReady, { once: true });
  return showReady;
}
