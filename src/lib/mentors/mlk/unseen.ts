import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'Volunteering for a sit-in on Saturday, and I have no self-control when people spit at me. Is there some training for that?', finds: ['mlk-wait-discipline'] },
  { question: "They keep telling us the pay review will come 'when the moment is right'. It's been three years.", finds: ['mlk-birmingham-waiting', 'mlk-labor-dignity', 'mlk-marching-on'] },
  { question: 'a man lay on the pavement this morning and we all just walked round him. me included. i cant shake it', finds: ['mlk-mountaintop-stop', 'mlk-strength-neighbour'] },
  { question: 'Odio a mi jefe. Me imagino cosas horribles que le pasan. ¿Cómo dejo de odiarlo?', finds: ['mlk-strength-enemies', 'mlk-stride-anger'] },
  { question: 'next to my gorgeous flatmates i am a potato. most evenings end with me and a bottle of red', finds: ['mlk-inferiority'] },
  { question: 'all of them copy their essays off the internet, teacher doesnt care, im the only mug who doesnt', finds: ['mlk-lost-values', 'mlk-strength-nonconformist'] },
  { question: 'does my cat need a passport to fly to portugal', finds: [] },
  { question: "we worked ages for that community garden and the council just bulldozed it for parking. i've got no fight left", finds: ['mlk-strength-shattered', 'mlk-christmas-still-dream', 'mlk-marching-on'] },
  { question: "next door's baby was killed in a fire. i have to go to the service and have no clue what one says", finds: ['mlk-eulogy-children'] },
  { question: 'Mein Mann ist für 14 Monate im Auslandseinsatz, ich sitze mit zwei kleinen Kindern allein da', finds: ['mlk-coretta-letter'] },
  { question: 'I tear tickets at a car park, thats all i do. girls walk off as soon as they hear it', finds: ['mlk-labor-dignity', 'mlk-blueprint-worth'] },
  { question: "three a.m. again, heart pounding, rent, my kid's asthma, everything. i don't think i can carry on with the movement either", finds: ['mlk-stride-midnight', 'mlk-strength-fear'] },
  { question: 'what is the plural of octopus', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: "First I was told at year end. Then I was to write up my strengths and weaknesses. Now there's yet another form before my pay moves. Do I just sit there?", finds: ['mlk-birmingham-waiting', 'mlk-labor-dignity'] },
  { question: 'The new head keeps us out of everything, people are leaving, and my husband says it would be career suicide to go to HR. Watch or open my mouth?', finds: ['mlk-vietnam-silence', 'mlk-but-if-not'] },
  { question: "when my boy died my father wouldn't come to bury him and says i need my head examined. how do i get him to see", finds: ['mlk-eulogy-children'] },
  { question: 'Últimamente lo veo todo negro, sin dinero, sin pareja, y siento que Dios se olvidó de mí', finds: ['mlk-strength-midnight', 'mlk-stride-midnight'] },
  { question: "my sister backed her car up to mum's door, took what she liked and was gone for 20 years. now a handmade birthday card with love. what am i to feel", finds: ['mlk-strength-enemies'] },
  { question: 'how many teaspoons are in a cup', finds: [] },
];
