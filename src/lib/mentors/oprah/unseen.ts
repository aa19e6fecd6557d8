import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: "i agreed to organise the school fair, my cousin's move AND cover two shifts. i literally hid in the bathroom today", finds: ['oprah-smith-intention', 'oprah-happened-patterns', 'oprah-gsb-next-move'] },
  { question: 'He is great on paper, but there is this little knot in my belly whenever he picks up his mobile and walks out of the room', finds: ['oprah-finale-whispers', 'oprah-wellesley-copy'] },
  { question: 'Mi padre nos pegaba cuando éramos niños. Ahora está enfermo y quiere verme. No sé si puedo perdonarlo.', finds: ['oprah-lifeclass-forgive'] },
  { question: 'left uni 3 modules before the end, twelve years ago, nobody at work knows. it eats me', finds: ['oprah-tsu-credit'] },
  { question: 'looking at my old schoolmates holidays and designer kitchens makes me feel like trash', finds: ['oprah-wellesley-copy', 'oprah-usc-goanyway'] },
  { question: 'what temperature should a chicken be inside', finds: [] },
  { question: 'My brother and I stopped talking over the jewellery mum left. Four christmases already.', finds: ['oprah-usc-way-back'] },
  { question: 'something happened to me at sixteen with a man my parents knew and i never said a word to a soul', finds: ['oprah-globes-truth'] },
  { question: 'ich hasse meinen Bauch, ich hasse Fotos, ich gehe nicht mehr schwimmen', finds: ['oprah-know-body'] },
  { question: 'they let me go on a video call, everyone watching, and i had presented that very project at a conference a month ago', finds: ['oprah-harvard-stumble', 'oprah-achievement-honest'] },
  { question: 'I mop floors on a cardiac ward. Visitors look right through me.', finds: ['oprah-2020-essential', 'oprah-finale-worth'] },
  { question: 'who won the 1998 world cup', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: "My sister and I said ugly things long ago. I keep ringing and writing, she doesn't react. Any way to reach her?", finds: ['oprah-usc-way-back'] },
  { question: "He would like to take things further but only once I'm two sizes smaller. I'm not even that big. I like him.", finds: ['oprah-wellesley-copy', 'oprah-know-body'] },
  { question: "im 26 and when i'm asked out anywhere i picture how awful i'll look and cancel. nothing in the shops fits, i binge, i hardly go out except to the office", finds: ['oprah-know-body'] },
  { question: "Since I was attacked I'm disgusted by the woman in the mirror. I have never really talked about it.", finds: ['oprah-globes-truth', 'oprah-happened-patterns'] },
  { question: 'Our 15 year old used to be sweet. This year: fights, weed in his drawer, pillows under the blanket while he climbs out of the window. What do we say to him?', finds: ['oprah-happened-question'] },
  { question: 'what is a good substitute for buttermilk', finds: [] },
];
