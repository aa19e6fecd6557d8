import { showEarlier } from '#islands/chat/earlier-messages.ts';
import { copyMessage, reactTo } from '#islands/chat/message-actions.ts';
import { followOpening } from '#islands/chat/reading-place.ts';
import { transcript } from '#islands/chat/transcript.ts';

/** A page of older messages: without the chat island, since nothing is sent from there. */
const { conversation } = transcript().dataset;
// Shows what needs a script.
transcript().dataset['live'] = '';

transcript().addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset['action'] !== 'react') return;
  event.preventDefault();
  void reactTo(conversation!, form);
});

transcript().addEventListener('click', async (event) => {
  const chip = (event.target as Element).closest('.sources summary');
  if (chip) followOpening(chip);
  const target = (event.target as Element).closest<HTMLElement>('[data-action]');
  if (target?.dataset['action'] === 'copy') void copyMessage(conversation!, Number(target.dataset['index']));
  if (target?.dataset['action'] !== 'earlier' || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  document.querySelector('[data-news]')!.textContent = await showEarlier(conversation!, target);
});
