import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'my wife passed in november, three kids under ten. i get them dressed and then sit on the stairs', finds: ['nichiren-winter-to-spring'] },
  { question: "a pack of lads on my street shout stuff and follow me home, i've started taking the long way round", finds: ['nichiren-persecutions'] },
  { question: '友達と遠く離れてしまい、もう何年も会えていません。友情は続くのでしょうか', finds: ['nichiren-drum'] },
  { question: "I start every course and gym plan full of beans and by week three it's gone", finds: ['nichiren-two-kinds-of-faith', 'nichiren-letter-to-niike'] },
  { question: "She lost her boy in a motorbike crash. I'm supposed to visit tomorrow and dread it", finds: ['nichiren-mother-of-ueno'] },
  { question: 'how do i change the oil in a vespa', finds: [] },
  { question: 'my supervisor moved me to the basement after someone told fibs about me. i wrote a heated email, havent sent it yet', finds: ['nichiren-three-treasures', 'nichiren-eight-winds'] },
  { question: 'Mein Vater hat mich rausgeworfen, weil ich Anna heiraten will. Mein Bruder soll jetzt alles bekommen.', finds: ['nichiren-letter-to-the-brothers'] },
  { question: 'biopsy came back bad. i havent booked the follow up, cant see the point', finds: ['nichiren-life-span', 'nichiren-good-medicine'] },
  { question: 'why do decent folks get all the bad luck while crooks sleep well? I did everything right.', finds: ['nichiren-opening-vow', 'nichiren-letter-from-sado'] },
  { question: 'want to be a novelist, odds are like one in ten thousand, everybody rolls their eyes', finds: ['nichiren-dragon-gate'] },
  { question: 'how do solar panels work', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: 'A man at work who does next to nothing lets the bosses believe it was all him, and now he leads the group. If we say anything we are spoilsports', finds: ['nichiren-eight-winds', 'nichiren-three-treasures'] },
  { question: 'She died suddenly at 61 in September after 31 years. Friends want me to take a holiday. How could I', finds: ['nichiren-winter-to-spring'] },
  { question: "i work months away from home, my husband is blind and sits alone in a strange town. i'm eaten up by not being enough", finds: ['nichiren-drum', 'nichiren-bow-and-arrow'] },
  { question: 'the chances of ever being printed are slim, i know that. is it silly at my age to go on hoping and to pay for yet another workshop', finds: ['nichiren-dragon-gate'] },
  { question: 'my co-worker is now my boss, has a history of fibbing and rubs it in daily. i used to love this place', finds: ['nichiren-three-treasures', 'nichiren-eight-winds'] },
  { question: 'wie lange braucht ein weich gekochtes Ei', finds: [] },
];
