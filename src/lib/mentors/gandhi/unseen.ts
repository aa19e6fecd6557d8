import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'ordering from amazon is the only thing that gives me a kick lately, then the parcels pile up unopened', finds: ['gandhi-hind-swaraj-wants', 'gandhi-yeravda-possessions'] },
  { question: "I read his messages when he showers. He's done nothing. I can't stop.", finds: ['gandhi-experiments-jealousy'] },
  { question: 'पिताजी के गुज़रते समय मैं उनके पास नहीं था, खुद को माफ़ नहीं कर पा रहा', finds: ['gandhi-experiments-father'] },
  { question: 'nan has alzheimers and i do everything for her, my brothers send emojis. im running on empty', finds: ['gandhi-experiments-service'] },
  { question: 'took 200 from my moms purse over the summer. she blamed the maid and let her go. i feel horrible', finds: ['gandhi-experiments-confession'] },
  { question: 'which laptop is best for video editing under 900 dollars', finds: [] },
  { question: 'Bin für mein Studium nach Kanada gezogen, kenne niemanden, heule jeden Abend und will eigentlich nur zurück', finds: ['gandhi-experiments-homesick'] },
  { question: 'smacked my 5yo today because he threw his plate at the baby. feel like a monster', finds: ['gandhi-experiments-teacher'] },
  { question: 'found out our company dumps stuff into the river, my manager told me to keep quite. i was proud of working here', finds: ['gandhi-trial-conscience', 'gandhi-irwin-friend'] },
  { question: "My flatmate and me are about to sue each other over a deposit, it's costing more than the deposit already", finds: ['gandhi-experiments-settlement'] },
  { question: 'told the girl im seeing that im an only child and have a masters. neither is true. it was just easier in the moment', finds: ['gandhi-experiments-untruth'] },
  { question: 'how long to boil an egg at altitude', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: "Amma was poorly when we left her to see my wife's people. Next morning the phone rang. I have not slept a night through since.", finds: ['gandhi-experiments-father'] },
  { question: "He is nearly 17, his dad died when he was tiny. He's taken cash out of my bag for cigarettes and looks me in the eye and denies it", finds: ['gandhi-experiments-confession', 'gandhi-experiments-bad-friend'] },
  { question: 'Desde que murió mi madre digo cosas feas a todo el mundo y hasta me siento bien cuando hago daño. No quiero ser así', finds: ['gandhi-experiments-farewell'] },
  { question: "two years with a man who had others all along. i'm the joke of the neighbourhood. i'm not sad, i'm boiling. want him to feel it", finds: ['gandhi-sword-forgiveness'] },
  { question: 'Mum has gone to live at the far end of the country. She knows no one, joins every club, and each of our calls ends with how quiet it is', finds: ['gandhi-experiments-homesick'] },
  { question: 'how do you pronounce worcestershire', finds: [] },
];
