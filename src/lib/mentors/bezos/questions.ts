import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: 'I have a safe job and an idea that will not leave me alone. My wife is nervous and I do not know if I could ever go back. How do I decide?', finds: ['bezos-regret', 'bezos-circle', 'bezos-two-doors'] },
  { question: 'Everybody at the table argues and in the end we just meet in the middle. Is that wise?', finds: ['bezos-compromise', 'bezos-enough-information'] },
  { question: 'I lie awake because of things I keep putting off. What do I do about the stress?', finds: ['bezos-stress', 'bezos-sleep-and-heart'] },
  { question: 'Strangers online are saying nasty things about my work. Should I answer my critics or ignore them?', finds: ['bezos-critics'] },
  { question: 'We need to hire our first employee. What should I look for in the interview, and how do I keep the quality high later?', finds: ['bezos-whom-to-hire', 'bezos-standards'] },
  { question: 'I am just not smart enough for this subject. Is being clever all that counts?', finds: ['bezos-not-a-physicist', 'bezos-choices'] },
  { question: 'An old boyfriend threatens to show embarrassing pictures unless I pay him', finds: ['bezos-stand-up'] },
  { question: 'How can I keep people honest in meetings when nobody dares to tell the boss the truth?', finds: ['bezos-truth', 'bezos-memo'] },
  { question: 'Is it too late to start something in AI? It feels as if the boom has already been shared out.', finds: ['bezos-no-last-nugget', 'bezos-thinking-small'] },
  { question: 'Our numbers look fine but customers complain, and the new product failed. Did I build the wrong thing?', finds: ['bezos-anecdote', 'bezos-wandering'] },
  { question: 'I cannot read a book for ten minutes without reaching for my phone', finds: ['bezos-attention'] },
  { question: 'Ten publishers have rejected my novel. Do I need their permission?', finds: ['bezos-gatekeepers'] },
  { question: 'My shop is tiny, it hardly grows, and now a big competitor opened next door. How long must I be patient?', finds: ['bezos-seeds', 'bezos-before-you-must', 'bezos-long-term'] },
  { question: 'It was a terrible year, one setback after the other, we lost most of what the company was worth and people laugh at us', finds: ['bezos-scale', 'bezos-resourceful'] },
  { question: 'I hate my job but I stay because everyone around me does the same. How do I remain myself?', finds: ['bezos-pay-to-quit', 'bezos-stay-different'] },
  { question: 'I am nineteen, pregnant and alone, and I want my child to have a good start', finds: ['bezos-loved'] },
  { question: 'How do I win back trust after I took a shortcut and broke a promise to my best client?', finds: ['bezos-trust', 'bezos-owners'] },
  { question: 'The world changes so fast that setting goals seems useless. Which skills do I even learn?', finds: ['bezos-what-stays', 'bezos-working-backwards', 'bezos-inputs'] },
  { question: 'I have too many ideas, I calculate all day and say yes to none of them. Which one deserves years of my life?', finds: ['bezos-dreamy', 'bezos-why-not', 'bezos-judgment'] },
  { question: 'After thirty years I hand the firm to my successor. Who am I without the title and the success?', finds: ['bezos-yawn', 'bezos-title'] },
];
