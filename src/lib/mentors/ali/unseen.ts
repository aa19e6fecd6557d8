import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'someone broke into my car and took my grandfathers watch. cops shrug. i want to find the guy myself', finds: ['ali-bicycle'] },
  { question: 'Diagnosed with MS at 31. I look at healthy people in the street and could scream', finds: ['ali-why-me', 'ali-still', 'ali-growth'] },
  { question: 'वो मेरे से आगे निकल गया और मुझे जलन होती है, दोस्त ही तो है मेरा', finds: ['ali-love-race'] },
  { question: 'they want me to sign off on safety papers that are simply not true. if i say no im out, and we have a baby on the way', finds: ['ali-conscience', 'ali-truth-over-money'] },
  { question: "Back in the day I dropped my best mate because the guys I ran with thought he was weird. It's been 20 years. Should I look him up?", finds: ['ali-malcolm', 'ali-heart', 'ali-say-sorry'] },
  { question: 'is a hot dog a sandwich', finds: [] },
  { question: 'nobody at auditions remembers me, im as good as the rest but too polite i think', finds: ['ali-notice'] },
  { question: 'I wed a Catholic girl next spring and my folks, who are very strict about our own ways, refuse to come', finds: ['ali-rivers', 'ali-mother'] },
  { question: "Got knocked out in the first round in front of my entire village. Can't show my face.", finds: ['ali-comeback', 'ali-whipped', 'ali-true-success'] },
  { question: 'Ich bin 68, seit Januar in Rente, sitze nur vor dem Fernseher und frage mich, wozu ich noch da bin', finds: ['ali-mission', 'ali-time'] },
  { question: 'when i go for a jog i give in at the first hint of a stitch. how do you push trough', finds: ['ali-pain', 'ali-roadwork'] },
  { question: 'how many moons does jupiter have', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: 'Found a letter that my girl sent me in 1971. I never opened it, thought she was dumping me, and later sent her away when she came pregnant. She must be 65. Do I write?', finds: ['ali-heart', 'ali-say-sorry', 'ali-malcolm'] },
  { question: "I got a friend taken on where I work and now she's been given the better of two posts. I smile and could scream", finds: ['ali-love-race'] },
  { question: "My husband's plant shut down and he took the pension. His lathe gathers dust, he snaps at everyone and tells the neighbours it's wonderful", finds: ['ali-mission', 'ali-time'] },
  { question: 'Una prima de mi novio dice que no soy de su nivel, que él será profesional y yo no. Él no me defiende y ya me lo empiezo a creer', finds: ['ali-know-yourself'] },
  { question: "wrote to twenty places, twenty times no. my best friend got hers at the first go and i've become a right cow about it", finds: ['ali-love-race'] },
  { question: 'how long do hamsters live', finds: [] },
];
