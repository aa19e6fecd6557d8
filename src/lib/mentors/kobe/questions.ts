import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: "I love my sport, but some mornings I'm wrecked and just can't be bothered. What then?", finds: ['kobe-journey', 'kobe-outwork'] },
  { question: 'My knee gave out and they say it will take months. I am so angry I could scream.', finds: ['kobe-vent', 'kobe-finger'] },
  { question: 'We moved to another country and I eat lunch by myself at school every day', finds: ['kobe-lunch-table'] },
  { question: 'I put everything into my job and keep losing touch with my friends. Is it worth it?', finds: ['kobe-like-minds', 'kobe-choice'] },
  { question: 'I shouted something awful about gay people when I was angry, and everybody heard it. How do I apologise?', finds: ['kobe-slur'] },
  { question: "I'm scared to be myself at school because the others would tease me", finds: ['kobe-collins'] },
  { question: 'I choked in the final in front of everyone and my self-confidence is gone', finds: ['kobe-gut-check', 'kobe-legs'] },
  { question: 'Half of my team is lazy. As their manager, should I be nice or confront them?', finds: ['kobe-uncomfortable', 'kobe-elevate'] },
  { question: 'How can I tell whether it is time to stop doing what I have done all my life?', finds: ['kobe-still-time', 'kobe-love-letter', 'kobe-mirror'] },
  { question: 'The comments on my work are brutal, and nobody believes that I can come back.', finds: ['kobe-good-with-bad', 'kobe-doubters'] },
  { question: 'Everybody tells me to be realistic about my dreams. Am I too old for this?', finds: ['kobe-pure-dreams', 'kobe-second-act'] },
  { question: 'I get terribly nervous before a presentation. How do I get my head into the right place?', finds: ['kobe-other-mode', 'kobe-feelings'] },
  { question: 'A colleague is way ahead of me. Where do I get ideas for getting better, and how do I see my own blind spots?', finds: ['kobe-obsession', 'kobe-library', 'kobe-own-tape'] },
  { question: "I'm stuck halfway through a long project and exhausted. Keep going or take a break?", finds: ['kobe-rest-later', 'kobe-aftercare'] },
  { question: 'After twelve years in the army I have to start a new career from zero', finds: ['kobe-same-process', 'kobe-second-act'] },
  { question: 'My marriage has its ups and downs and right now it is mostly downs', finds: ['kobe-love-persistence'] },
  { question: 'The coach yells at my son for every mistake, and then I end up shouting too', finds: ['kobe-kids-mistakes', 'kobe-out-of-the-way'] },
  { question: 'I travel a lot for work and my kids are growing up without me', finds: ['kobe-time-with-kids', 'kobe-morning-hours'] },
  { question: "I earn good money now and my relatives keep asking me for loans. I don't want to spoil them.", finds: ['kobe-invest'] },
  { question: 'People treat me with no respect because of my race. Where do I draw the line?', finds: ['kobe-line'] },
];
