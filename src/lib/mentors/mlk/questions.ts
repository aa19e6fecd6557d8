import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: "My little boy died in spring and I don't know how to carry on.", finds: ['mlk-eulogy-children'] },
  {
    question: 'I got turned down by the medical school I had wanted since I was ten. Everything I planned is gone.',
    finds: ['mlk-strength-shattered'],
  },
  { question: "I always think I'm worth less than my colleagues. How do I stop?", finds: ['mlk-inferiority'] },
  {
    question: "Someone smashed our window because of where we come from and I am so furious I can't sleep.",
    finds: ['mlk-stride-anger', 'mlk-suffering-faith'],
  },
  {
    question: 'We clean offices at night for next to nothing. Do we even matter to anyone?',
    finds: ['mlk-labor-dignity'],
  },
  {
    question: 'How should I talk to my kids about racism without teaching them to hate?',
    finds: ['mlk-advice-children', 'mlk-development-home'],
  },
  {
    question: "I'm the team lead, everybody tells me something different, and I have to decide by Friday.",
    finds: ['mlk-wait-decision'],
  },
  { question: 'Why bother with a degree when the internet knows everything?', finds: ['mlk-education'] },
  {
    question: "My whole class is cheating in the exam and they laugh at me because I don't.",
    finds: ['mlk-lost-values', 'mlk-strength-nonconformist'],
  },
  { question: 'I work abroad and only see my wife and the baby twice a year.', finds: ['mlk-coretta-letter'] },
  {
    question: "We've been campaigning for years and nothing moves. How much longer?",
    finds: ['mlk-marching-on', 'mlk-spelman-mountain', 'mlk-christmas-still-dream'],
  },
  { question: 'Is it weak not to hit back?', finds: ['mlk-stride-nonviolence'] },
  { question: 'I make great money now and still feel empty.', finds: ['mlk-strength-fool', 'mlk-complete-life'] },
  {
    question: "I believe every story I read online and then I'm ashamed. How do I get smarter without getting cold?",
    finds: ['mlk-strength-tough-mind'],
  },
  { question: 'I messed up our project because I tried to do everything at once.', finds: ['mlk-playboy-mistakes'] },
  {
    question: 'I won an award at work, but the others did half of it.',
    finds: ['mlk-nobel-ground-crew', 'mlk-drum-major-greatness', 'mlk-self-centred'],
  },
  { question: "Everything feels dark at the moment and I can't see any hope.", finds: ['mlk-strength-midnight'] },
  {
    question: 'If I report my manager I may lose my job. Should I keep my mouth shut?',
    finds: ['mlk-but-if-not', 'mlk-vietnam-silence'],
  },
  {
    question: 'There are new refugees in our street and the neighbours are nasty about them. What can I do for these strangers?',
    finds: ['mlk-strength-neighbour', 'mlk-christmas-interdependence', 'mlk-mountaintop-stop'],
  },
  {
    question: "I'm seventy, I leave so much unfinished, and the world changes faster than I can follow.",
    finds: ['mlk-unfulfilled-dreams', 'mlk-awake-revolution'],
  },
];
