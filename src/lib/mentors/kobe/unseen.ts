import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'I coach under-tens and only two of them can dribble. How do I plan a whole year with kids like that?', finds: ['kobe-six-years'] },
  { question: 'just came to a town where i dont speak properly and i sit by myself at break every single day. im 14', finds: ['kobe-lunch-table'] },
  { question: 'tore my ACL three weeks before trials. I honestly want to punch a wall', finds: ['kobe-vent', 'kobe-finger'] },
  { question: 'Mein Kollege ist einfach besser als ich, egal was ich mache. Er wird befördert und ich nicht.', finds: ['kobe-obsession', 'kobe-zero-summer', 'kobe-within'] },
  { question: "I'm on the road 200 days a year selling turbines. My little one called my uncle daddy last week.", finds: ['kobe-time-with-kids', 'kobe-morning-hours'] },
  { question: 'dad screams at me and the refs at every one of my little brothers matches. how do i get him to chill', finds: ['kobe-kids-mistakes', 'kobe-out-of-the-way'] },
  { question: "what's the capital of mongolia", finds: [] },
  { question: 'after 22 yrs as a firefighter my back is gone and they want me to hang up the helmet. i dont know how to not do this', finds: ['kobe-love-letter', 'kobe-still-time', 'kobe-same-process'] },
  { question: 'everybody back home keeps asking me for cash since i got signed. last month it was a car. i like to help but something is off', finds: ['kobe-invest'] },
  { question: 'My hands go ice cold and my head blank whenever I have to play piano at a recital', finds: ['kobe-other-mode', 'kobe-feelings'] },
  { question: 'he llegado a la mitad de la tesis y no puedo más, quiero tirar la toalla', finds: ['kobe-rest-later'] },
  { question: 'yelled something really ugly at a guy in traffic, turns out he lives next door and my kid heard the whole thing', finds: ['kobe-slur'] },
  { question: 'recipe for gluten free pancakes pls', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: "the surgeon says i'd better not play another season if i want to walk at forty. i'm 20. told the coaches today and i feel like a deserter", finds: ['kobe-love-letter', 'kobe-still-time'] },
  { question: 'hurt the base of my spine on the track months ago, healing drags on. without a race to aim at i lie around and despise myself for it', finds: ['kobe-vent', 'kobe-finger'] },
  { question: 'We take the same classes and she comes out above me every single time although I put in as many hours. Everyone claps for her.', finds: ['kobe-obsession', 'kobe-zero-summer', 'kobe-within'] },
  { question: 'Mein Mann grübelt nur noch, ist weit weg, obwohl er neben mir sitzt. Wir sind seit dem Abitur zusammen. Lohnt es sich noch?', finds: ['kobe-love-persistence'] },
  { question: "my father flipped when my report showed anything under an A. now i train nine year olds. how hard should one be on them?", finds: ['kobe-kids-mistakes', 'kobe-out-of-the-way'] },
  { question: 'how do I get to Alicante from Murcia by public transport', finds: [] },
];
