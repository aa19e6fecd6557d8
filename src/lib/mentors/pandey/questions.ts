import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: 'Sir, I did not clear NEET for the second time and everyone says I am useless', finds: ['pandey-average', 'pandey-few-seats'] },
  { question: 'The judges have spoken, it went against us, and I cannot stop being angry. Where is the justice?', finds: ['pandey-look-ahead', 'pandey-no-just-answer', 'pandey-unfair-exam'] },
  { question: 'My brain is fried by evening and I keep scrolling on my mobile. How long should one sit with the books?', finds: ['pandey-focused-hours', 'pandey-shine'] },
  { question: 'Every Sunday I write a perfect schedule and by Tuesday I have stopped following the plan', finds: ['pandey-good-plan'] },
  { question: 'I open the book and nothing in me wants to study. What is it all for?', finds: ['pandey-reason-to-study'] },
  { question: 'Only two months left, most chapters untouched. Shall I even try?', finds: ['pandey-time-left', 'pandey-past-papers'] },
  { question: 'I mug up whole pages by heart and still understand nothing in physics', finds: ['pandey-memorising', 'pandey-friction'] },
  { question: 'After school I stand in our shop till nine. When am I supposed to study?', finds: ['pandey-samosa'] },
  { question: 'Five of us live in one room, the net keeps breaking, and my parents cannot pay for coaching', finds: ['pandey-neighbours-wifi', 'pandey-bicycle', 'pandey-own-troubles'] },
  { question: 'Mechanical or computer science? Every uncle gives different advice, and I am not even sure about college.', finds: ['pandey-which-branch', 'pandey-third-year'] },
  { question: 'I wanted to be in films and now I give tuition to children. Was it all for nothing?', finds: ['pandey-acting'] },
  { question: 'Should I teach for a living although it pays so little? My hands shake in front of a class.', finds: ['pandey-teachers-pay', 'pandey-first-class'] },
  { question: 'People make fun of me under my videos on YouTube', finds: ['pandey-light-comments', 'pandey-one-room'] },
  { question: 'I come from a village and my brother says girls need no big dreams', finds: ['pandey-starting-point'] },
  { question: 'How much must I earn until it is enough? Everyone in my family talks only of profit.', finds: ['pandey-enough-money', 'pandey-before-profit'] },
  { question: 'I want my own company, but there is no money, no staff, and investors laugh', finds: ['pandey-every-job', 'pandey-impact'] },
  { question: 'The other coaching centres change their method every month. Should I copy them?', finds: ['pandey-do-not-fix'] },
  { question: 'In class I never dare to ask, because I would look stupid', finds: ['pandey-not-knowing'] },
  { question: 'I made it, I live in Canada now, and at night I miss my home town and feel like a traitor to my country', finds: ['pandey-taught-here', 'pandey-abroad'] },
  { question: 'Our school has no clean water and the officials lie about it. What can one person do, help or protest?', finds: ['pandey-fans-and-water', 'pandey-ask-openly'] },
];
