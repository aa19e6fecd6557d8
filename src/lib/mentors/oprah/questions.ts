import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: 'They offered me a lot of money to do something I think is wrong', finds: ['oprah-howard-integrity', 'oprah-smith-intention'] },
  { question: 'My boss keeps hinting that my name, my accent and my looks do not fit the company', finds: ['oprah-howard-susie'] },
  { question: 'I am just drifting, life happens to me. How do I find a direction?', finds: ['oprah-spelman-driver', 'oprah-wellesley-vision'] },
  { question: 'I am completely overwhelmed and have no idea what to do first', finds: ['oprah-gsb-next-move', 'oprah-colorado-steps'] },
  { question: "I've been offered a promotion in another city, but I don't think I'm ready for it", finds: ['oprah-gsb-not-ready', 'oprah-spelman-excellent'] },
  { question: 'Can you be happy with a chronic illness that took so much from you?', finds: ['oprah-build-lemonade', 'oprah-duke-energy'] },
  { question: "My sister and I had a terrible fight and haven't spoken for two years", finds: ['oprah-usc-way-back'] },
  { question: 'How am I supposed to forgive my father? What he did was not all right.', finds: ['oprah-lifeclass-forgive'] },
  { question: 'I dropped out of college long ago and still feel like a fraud', finds: ['oprah-tsu-credit'] },
  { question: 'The news makes me cynical. Is there any hope for this world?', finds: ['oprah-tsu-hope', 'oprah-usc-goanyway'] },
  { question: 'Another diet failed and I cannot look at my body in the mirror', finds: ['oprah-know-body'] },
  { question: 'If I died tomorrow I would regret so much. I have spent my life in an office buying clothes.', finds: ['oprah-know-last-day', 'oprah-agnes-substance'] },
  { question: 'My nephew has outbursts all the time. What is wrong with him?', finds: ['oprah-happened-question'] },
  { question: 'There are homeless men in our street and I catch myself looking down on them', finds: ['oprah-emmys-fed'] },
  { question: "My daughter wouldn't touch a book. How do I get her to read, and does a kind word from a teacher help?", finds: ['oprah-achievement-reading', 'oprah-duke-kind-word'] },
  { question: 'I am only a cleaner. What can one small person do against injustice?', finds: ['oprah-parks-seat', 'oprah-2020-essential'] },
  { question: 'My friends drag me down and laugh at my secret dream of writing', finds: ['oprah-spelman-cup', 'oprah-path-roots'] },
  { question: 'I have this nagging feeling that something is wrong in my marriage, but I ignore it', finds: ['oprah-finale-whispers', 'oprah-tsu-voice'] },
  { question: 'For years I made my living from gossip, and now I am embarrassed about it. How do I give something back?', finds: ['oprah-lifeclass-embarrassed', 'oprah-duke-shoes', 'oprah-stanford-help'] },
  { question: 'All my plans got cancelled and the uncertainty is killing me. I keep waiting for my luck to change.', finds: ['oprah-2020-unknown', 'oprah-build-wait'] },
];
