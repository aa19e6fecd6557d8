import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: 'My bike was nicked and I could kill whoever did it.', finds: ['ali-bicycle'] },
  {
    question: "I've just been diagnosed with MS and I keep thinking, why did it hit me and not someone else?",
    finds: ['ali-why-me', 'ali-growth', 'ali-still'],
  },
  { question: 'My wedding speech is on Saturday and my hands shake just thinking of it.', finds: ['ali-torch'] },
  { question: 'I met my favourite singer and she was awful to me.', finds: ['ali-autograph'] },
  { question: 'Years ago I made nasty jokes about a teammate. Should I say anything now?', finds: ['ali-say-sorry'] },
  { question: "My son has Down's syndrome and can't keep up with the other kids.", finds: ['ali-special-olympics'] },
  { question: "I'm 58, I sold the company, and now I sit around all day.", finds: ['ali-mission', 'ali-time'] },
  {
    question: 'How do I know when it is time to stop playing? My knees are done but I love football.',
    finds: ['ali-goodbye'],
  },
  {
    question: "My sister gets everything, the house, the promotion, the perfect kids. I can't stand it.",
    finds: ['ali-love-race'],
  },
  {
    question: 'They sacked me for refusing to lie. All those years for nothing.',
    finds: ['ali-standing-tall', 'ali-truth-over-money', 'ali-conscience'],
  },
  { question: 'My friends told me to drop a guy because he left our church, and I did.', finds: ['ali-malcolm'] },
  { question: "I'm Muslim and at school they call me a terrorist.", finds: ['ali-against-hate', 'ali-rivers'] },
  { question: "I left my mum's religion and she won't speak to me.", finds: ['ali-mother'] },
  { question: "I don't know what I'm on this earth for.", finds: ['ali-purpose'] },
  {
    question: 'We lost the final and everyone is crying. I coach ten-year-olds.',
    finds: ['ali-whipped', 'ali-true-success'],
  },
  { question: 'I used to be so sure about politics and now I doubt everything I said.', finds: ['ali-change-mind'] },
  { question: 'I got the award I always dreamed of, and my boss still treats me like dirt.', finds: ['ali-medal'] },
  {
    question: 'How can I make myself get up and run when it is raining and nobody would know?',
    finds: ['ali-roadwork', 'ali-pain'],
  },
  { question: "What will people say about me when I'm dead?", finds: ['ali-remembered', 'ali-recipe'] },
  {
    question: "I spent four years in jail for something I didn't do. How do I not hate them?",
    finds: ['ali-mandela', 'ali-healing'],
  },
];
