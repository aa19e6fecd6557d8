import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: "The board of the charity I set up voted me out last week. I built it from my kitchen. I don't even want to leave the house.", finds: ['jobs-fall', 'jobs-breathe', 'jobs-best-at'] },
  { question: 'my boy is 7 and takes every gadget in the house to bits. I have no time and honestly no patience. worth encouraging?', finds: ['jobs-workbench'] },
  { question: 'Tengo demasiadas cosas a la vez: tres proyectos, un podcast, clases de piano... y no avanzo en ninguna', finds: ['jobs-say-no', 'jobs-few-things'] },
  { question: 'doctor gave me maybe a year. i keep doing my normal routine, answering emails. is that stupid', finds: ['jobs-mirror', 'jobs-after-death'] },
  { question: 'One of my juniors keeps messing up the reports and I end up redoing them myself at midnight', finds: ['jobs-longer-view', 'jobs-make-better'] },
  { question: 'what is the max payload of a ford transit van', finds: [] },
  { question: 'mum and dad say pick: either physics or the conservatory. i love both and cant imagine dropping one', finds: ['jobs-liberal-arts'] },
  { question: 'I was dead sure about the new layout, fought everyone for it, and the test results say the intern was right. I look like an idiot in front of the whole department', finds: ['jobs-change-mind'] },
  { question: '昔のライバルと、もう一度話したほうがいいでしょうか。ずっと根に持っています。', finds: ['jobs-let-go-rival'] },
  { question: 'sold my startup in march, never have to work again, and i wake up hollow. now wat?', finds: ['jobs-whats-next', 'jobs-money'] },
  { question: 'we moved everything to zoom and nothing fresh has come out of it since. everyone is productive and everything is dull', finds: ['jobs-hallways'] },
  { question: 'can you convert 14 stone to kilos', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: 'writer of 26 here. used to fill notebooks, now i sit for hours at my desk and not one sentence happens', finds: ['jobs-creativity'] },
  { question: 'In my late twenties, I like plenty of things and none enough to commit. Friends have all settled on something.', finds: ['jobs-connect-dots', 'jobs-not-a-career', 'jobs-few-things'] },
  { question: "My manager is always in a meeting, gives rushed orders and only speaks when I've got something wrong. I have just been raised to her level and don't want to turn into that", finds: ['jobs-make-better', 'jobs-longer-view'] },
  { question: '28, let go by a big computer firm, now building my own software at sixty hours a week. Days fly by and lately I doubt that it is worth anything', finds: ['jobs-fall', 'jobs-sane-people-quit', 'jobs-persevere'] },
  { question: "The novel's plot is a mess, the drawings are overworked. I have enough judgement to see that they are not great. Lock it all away?", finds: ['jobs-persevere', 'jobs-sane-people-quit'] },
  { question: 'what are the side effects of too much vitamin c', finds: [] },
];
