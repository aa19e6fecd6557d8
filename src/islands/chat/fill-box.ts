/** Puts a text into a field as typing does it: what stood there comes back by undo, and whoever hears of input does. */
export function fillBox(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  box.select();
  if (document.execCommand('insertText', false, text)) return;
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
