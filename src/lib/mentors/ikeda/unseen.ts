import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: '夫とほとんど会話がありません。結婚して三十年、感謝の言葉もなくなりました。', finds: ['ikeda-wife-and-comrade'] },
  { question: 'my girl comes home with torn notebooks and ink on her hair. The head says maybe she should try to blend in more', finds: ['ikeda-bullying'] },
  { question: 'firm went bust, owe 80k to suppliers, my chest is acting up. feels like game over at 34', finds: ['ikeda-diary-hardship'] },
  { question: "I followed my fiancé to Norway. I don't get a word of what they say, it's dark and I cry at the supermarket", finds: ['ikeda-new-land'] },
  { question: 'he brings home Ds and i lose it every time, shout, take away everything. now my lad barely looks at me', finds: ['ikeda-raising-children'] },
  { question: 'why does my printer only print magenta', finds: [] },
  { question: '定年退職してから毎日することがなく、自分は誰の役にも立っていない気がします', finds: ['ikeda-aging-society', 'ikeda-third-stage'] },
  { question: 'i stare at the canvas for hours and nothing comes. it used to pour out of me', finds: ['ikeda-creative-door', 'ikeda-creative-individuals'] },
  { question: 'Should I stay with her or not? We barely touch, the kids notice, everyone in our congregation has a view on it', finds: ['ikeda-divorce'] },
  { question: 'reading about glaciers and bombs from the moment i wake up, i cant look away and cant do anything either', finds: ['ikeda-near-and-far', 'ikeda-gandhism'] },
  { question: 'Meine Kollegen haben alle Häuser und Titel, ich hinke immer hinterher und weiß gar nicht mehr, was ich selbst will', finds: ['ikeda-individuality', 'ikeda-absolute-happiness'] },
  { question: "what's the fastest train from rome to milan", finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: "He's fifteen, came home with another dreadful report, I kept him from the fair as I'd said I would, and he smashed up his room. He says I hate him.", finds: ['ikeda-raising-children'] },
  { question: 'Our girl died two years ago and my wife has not said a word about it since. We live like two clocks in one room', finds: ['ikeda-wife-and-comrade', 'ikeda-treasuring'] },
  { question: '五十歳で会社を辞めて自由になったはずなのに、毎日やることがなくてつらいです', finds: ['ikeda-third-stage', 'ikeda-aging-society'] },
  { question: 'friends publish book after book and get lovely reviews, I feel talentless and late at 25, how does one go on when the gap is that wide', finds: ['ikeda-individuality'] },
  { question: 'Ich bin seit Kurzem 50 und frage mich jeden Morgen, ob das alles war', finds: ['ikeda-third-stage', 'ikeda-absolute-happiness'] },
  { question: 'wie bekomme ich Kaugummi aus einer Hose', finds: [] },
];
