import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  {
    question: "My husband died last year and I'm raising two kids on my own. I don't know how much more I can take.",
    finds: ['nichiren-winter-to-spring', 'nichiren-supremacy-of-the-law'],
  },
  {
    question: "Our son was sixteen when we buried him. People tell me time heals. It doesn't.",
    finds: ['nichiren-mother-of-ueno', 'nichiren-letter-to-konichi-bo'],
  },
  {
    question: 'Every January I start with big plans, and by March I have dropped all of them.',
    finds: ['nichiren-two-kinds-of-faith', 'nichiren-letter-to-niike', 'nichiren-new-year'],
  },
  {
    question: 'someone at the office is telling my manager lies about me and I feel like exploding',
    finds: ['nichiren-three-treasures', 'nichiren-eight-winds'],
  },
  {
    question: 'There are people who want to see me fail, and they very nearly managed it. How do I protect myself?',
    finds: ['nichiren-strategy', 'nichiren-general-stone-tiger', 'nichiren-actions-of-the-votary'],
  },
  {
    question: "Dad says that if I marry her I'm no longer his son.",
    finds: ['nichiren-letter-to-the-brothers'],
  },
  {
    question: 'My wife does everything for my sick mother and nobody notices how worn out she is.',
    finds: ['nichiren-bow-and-arrow'],
  },
  {
    question: "The doctors say it's serious and I can't stop worrying about my little girl.",
    finds: ['nichiren-reply-to-kyoo', 'nichiren-good-medicine', 'nichiren-life-span'],
  },
  {
    question: "I might lose my house and everything I've built up because I won't go along with them. Is it worth it?",
    finds: ['nichiren-hero-of-the-world', 'nichiren-letter-from-sado'],
  },
  {
    question: "I feel like I'm nobody. What am I worth compared to other people?",
    finds: ['nichiren-treasure-tower', 'nichiren-polish-the-mirror'],
  },
  {
    question: "Where is God? I've looked in temples and in books and found nothing.",
    finds: ['nichiren-real-aspect', 'nichiren-polish-the-mirror', 'nichiren-hell-tranquil-light'],
  },
  {
    question: 'Why is it that each time I try to turn my life around, something goes wrong?',
    finds: ['nichiren-three-obstacles', 'nichiren-opening-vow'],
  },
  {
    question: 'The people who run this country are ruining it, and when I say so I get threats. I am scared.',
    finds: ['nichiren-peace-of-the-land', 'nichiren-persecutions'],
  },
  {
    question: 'How do I get a team of stubborn people to pull in the same direction?',
    finds: ['nichiren-many-in-body', 'nichiren-fourteen-slanders'],
  },
  {
    question:
      'I work abroad, I miss home terribly, and my best friend is on the other side of the world. Does it still count if we never see each other?',
    finds: ['nichiren-letter-to-konichi-bo', 'nichiren-drum'],
  },
  {
    question: 'A stranger took me in when nobody else would. How can I ever give that back?',
    finds: ['nichiren-izu-exile', 'nichiren-gratitude', 'nichiren-three-virtues-of-food'],
  },
  {
    question: 'Hardly anybody makes it as a musician. Should I even try?',
    finds: ['nichiren-dragon-gate'],
  },
  {
    question: 'my friend has been locked up, what do I write to him',
    finds: ['nichiren-priest-in-prison'],
  },
  {
    question: 'Can you be a spiritual person with an ordinary job and bills to pay?',
    finds: ['nichiren-kalpa-of-decrease', 'nichiren-happiness'],
  },
  {
    question:
      "I've found something that has helped me enormously and I'd like to tell others, but I'm a beginner and I'd be the only one.",
    finds: ['nichiren-true-aspect'],
  },
];
