/** Puts a text into a field as typing does: undo brings back what was there, and the field gets an input event. */
export function fillBox(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  box.select();
  if (document.execCommand('insertText', false, text)) return;
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
