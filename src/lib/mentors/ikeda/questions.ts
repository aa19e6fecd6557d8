import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  {
    question: 'I watch the news every night and feel sick. Everything looks hopeless.',
    finds: ['ikeda-near-and-far', 'ikeda-gandhism', 'ikeda-most-important-decision'],
  },
  {
    question: "My little company went bust, I'm drowning in debts and I'm only 24.",
    finds: ['ikeda-diary-hardship'],
  },
  {
    question: "I can't get a grip on myself. I put things off, I sleep late, whole days disappear.",
    finds: ['ikeda-diary-advance', 'ikeda-courage-limits', 'ikeda-leonardo'],
  },
  {
    question: 'Our boy failed his exams and I shouted that he was throwing his life away.',
    finds: ['ikeda-raising-children', 'ikeda-youth-failure'],
  },
  {
    question: "The flood took our house. Everyone says we'll bounce back, but back to what?",
    finds: ['ikeda-value-creation', 'ikeda-crisis'],
  },
  {
    question: 'kids at school gang up on my daughter and a teacher told me she brings it on herself',
    finds: ['ikeda-bullying'],
  },
  {
    question: "We've been married for twenty years and hardly talk any more. Should we split up?",
    finds: ['ikeda-wife-and-comrade', 'ikeda-divorce'],
  },
  {
    question: "My mum passed away during lockdown and I couldn't even say goodbye.",
    finds: ['ikeda-treasuring', 'ikeda-life-and-death'],
  },
  {
    question: "I'm about to retire and I dread being useless.",
    finds: ['ikeda-third-stage', 'ikeda-aging-society'],
  },
  {
    question: 'Everybody else seems prettier and more successful. Who am I supposed to be?',
    finds: ['ikeda-individuality'],
  },
  {
    question: 'I handled it badly, people got hurt, and now they are all angry with me. How do I put it right?',
    finds: ['ikeda-apology'],
  },
  {
    question: 'The firm I work for builds things that I think are wrong. Do I stay?',
    finds: ['ikeda-loyalty-to-humanity', 'ikeda-soft-power'],
  },
  {
    question: 'I want to paint again but nothing comes.',
    finds: ['ikeda-creative-door', 'ikeda-creative-individuals'],
  },
  {
    question: 'A man shouted at me on the bus because of the colour of my skin.',
    finds: ['ikeda-lincoln-park', 'ikeda-invisible-arrow'],
  },
  {
    question: 'They bombed our street. How could I ever feel anything but hatred for that country?',
    finds: ['ikeda-cruel-waste', 'ikeda-east-west', 'ikeda-invisible-arrow'],
  },
  {
    question: "I finish college next month, nobody has done what I want to do, and I'm not sure which job to take.",
    finds: ['ikeda-paving-a-road', 'ikeda-youth-work'],
  },
  {
    question: "I never finished school and I'm on my phone all evening. Is it too late to start learning?",
    finds: ['ikeda-reading', 'ikeda-courage-limits'],
  },
  {
    question: "I moved abroad for his job, I'm under pressure all day and there is nobody I can talk to.",
    finds: ['ikeda-new-land', 'ikeda-stress', 'ikeda-youth-friends'],
  },
  {
    question: 'I own more than my parents ever did and I still want more. Why can I not just be thankful?',
    finds: ['ikeda-enduring-self', 'ikeda-gratitude', 'ikeda-absolute-happiness'],
  },
  {
    question: "I've never left my village and I'm nobody special. Is there anything I can do about war and poverty?",
    finds: ['ikeda-global-citizenship', 'ikeda-human-revolution', 'ikeda-sharing-joys'],
  },
];
