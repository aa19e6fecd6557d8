import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: 'My start-up flopped and it seems as if the universe hates me', finds: ['srk-bathroom', 'srk-ecosystem'] },
  { question: 'My mum died last year and I keep asking whether I could have done more', finds: ['srk-bedside'] },
  { question: "I never manage to say I love you, I just go quiet. Why can't I open up?", finds: ['srk-shy', 'srk-shell'] },
  { question: 'Everybody compares me with my brother', finds: ['srk-compared'] },
  { question: 'Is it okay that I have no idea what I want to be in twenty years?', finds: ['srk-no-plan', 'srk-odd'] },
  { question: 'My wife is Hindu, I am Muslim. In which religion should our children grow up?', finds: ['srk-two-gods', 'srk-labels'] },
  { question: 'I work all the time and my teenagers hardly know me. What kind of father should I be?', finds: ['srk-present-father', 'srk-child-at-heart'] },
  { question: 'I have the car, the flat and plenty of money, and I am still not happy', finds: ['srk-happiness'] },
  { question: 'I grew up poor and the fear of going back there never leaves me', finds: ['srk-poverty', 'srk-fear-engine'] },
  { question: 'How do I keep all the praise from going to my head?', finds: ['srk-by-product', 'srk-three-people', 'srk-half-talented'] },
  { question: 'I hate how I look and I hate myself for caring', finds: ['srk-inner-worth', 'srk-love-yourself'] },
  { question: 'Twitter is full of hate and outrage. Should I answer anger with anger?', finds: ['srk-counter-story', 'srk-compassion', 'srk-future-you'] },
  { question: 'We worked for perfection, but the customers simply do not want our product', finds: ['srk-crowds', 'srk-ecosystem'] },
  { question: "I've practised the guitar for a year and I'm still terrible at it. Should I give up?", finds: ['srk-pizza', 'srk-practice'] },
  { question: 'She left me in spring and I still whine about it. Will this sadness ever pass?', finds: ['srk-transience', 'srk-not-going-away'] },
  { question: "I can't dance at all and I'm going to be embarrassed at my own wedding", finds: ['srk-dip'] },
  { question: 'I am writing a novel. Does art need a message, or is writing a diary just as good?', finds: ['srk-art-truth', 'srk-writing'] },
  { question: 'No degree, a thin CV, one rejection after another. Who can I turn to?', finds: ['srk-checklist', 'srk-go-to-love'] },
  { question: 'My boss makes jokes about women and ignores the junior staff', finds: ['srk-demean', 'srk-chess'] },
  { question: 'I do everything half-heartedly and carelessly, and then I am ashamed of the result', finds: ['srk-first-last'] },
];
