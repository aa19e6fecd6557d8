import { call, CallError } from '#api/client.ts';
import type { Output } from '#api/contract.ts';
import { fillBox } from '#islands/chat/fill-box.ts';

/**
 * The Recent History dialog of the chat screen. Its list is fetched when it opens, each time anew (docs/contract.md §7.4). A question
 * that is clicked goes into the box, as if it had been typed.
 */
const dialog = document.querySelector<HTMLDialogElement>('#recent-history');
const opener = document.querySelector<HTMLFormElement>('[data-recent-history]');

const states = ['loading', 'failed', 'empty', 'questions'] as const;
const part = (state: (typeof states)[number]) => dialog!.querySelector<HTMLElement>(`[data-state=${state}]`)!;
let isLoading = false;

// The question is in the box; a reload must not bring it back after it has been sent.
if (new URLSearchParams(location.search).has('question')) history.replaceState(history.state, '', location.pathname);

opener?.addEventListener('submit', (event) => {
  // A window of older messages has no box: the page with the questions has.
  if (document.querySelector('#content') === null) return;
  event.preventDefault();
  // Some browsers do not focus a button that is clicked; here the focus comes back to when the dialog closes.
  opener.querySelector('button')!.focus();
  dialog!.showModal();
  void load();
});

dialog?.addEventListener('click', (event) => {
  const target = event.target as Element;
  // The second click of a double click on the button meets what has just opened.
  if (target === dialog && event.detail < 2) dialog.close();
  if (target.closest('[data-retry]')) void load();
});

document.addEventListener('click', (event) => {
  const question = (event.target as Element).closest('[data-question]')?.querySelector('[data-text]')?.textContent;
  const box = document.querySelector<HTMLTextAreaElement>('#content');
  if (!question || !box || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  dialog?.close();
  fillBox(box, question);
});

async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  show('loading');
  try {
    const questions = await call('GET /api/history/questions', {});
    part('questions').replaceChildren(...questions.map(itemOf));
    show(questions.length === 0 ? 'empty' : 'questions');
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      location.assign(`/login?next=${encodeURIComponent(location.pathname)}`);
    } else show('failed');
  } finally {
    isLoading = false;
  }
}

function show(shown: (typeof states)[number]): void {
  for (const state of states) part(state).hidden = state !== shown;
}

function itemOf({ question, personalityKey, timestamp }: Output<'GET /api/history/questions'>[number]): Node {
  const item = dialog!.querySelector('template')!.content.cloneNode(true) as DocumentFragment;
  const names: Record<string, string> = JSON.parse(dialog!.dataset['mentors']!);
  item.querySelector('[data-text]')!.textContent = question;
  item.querySelector('[data-mentor]')!.textContent = names[personalityKey] ?? personalityKey;
  const time = item.querySelector('time')!;
  time.dateTime = timestamp;
  time.textContent = new Date(timestamp).toLocaleDateString('en', { dateStyle: 'medium' });
  return item;
}
