import type { EvalQuestion } from '#lib/mentors/mentor.ts';

/**
 * Questions that are only measured, never worked on: situations that people have asked advice columns about, told shortly
 * in other words. They were written after the search and its thesaurus, and committed before they were first measured.
 * No `finds` means: nothing answers it.
 */
export const heldOut: Readonly<Record<string, readonly EvalQuestion[]>> = {
  bezos: [
    { question: "six years on a phone helpdesk, i picked the wrong line of work straight after uni. every opening wants things i have never done and i'm frightened of jumping", finds: ['bezos-regret', 'bezos-thinking-small'] },
    { question: 'Whenever one of us had another view he made fun of it in front of the rest. By spring nobody said anything anymore, and now he wonders why he gets no input', finds: ['bezos-truth'] },
    { question: '業績は悪くないけれど社風が内向きで、五十歳の今、思い切って会社を始めたい気もします。勇気が出ません', finds: ['bezos-regret', 'bezos-thinking-small'] },
    { question: 'My twin and I own a parcel shop. Turnover slides month after month, he says sell now, I say hold on, we go round in circles and neither will budge', finds: ['bezos-compromise'] },
    { question: 'I suggested a second position in my application, they turned me down and ten days later advertised exactly that. Is anything left for somebody of my age in tech?', finds: ['bezos-gatekeepers', 'bezos-no-last-nugget'] },
    { question: 'how much sugar goes into strawberry jam', finds: [] },
  ],
  jobs: [
    { question: 'writer of 26 here. used to fill notebooks, now i sit for hours at my desk and not one sentence happens', finds: ['jobs-creativity'] },
    { question: 'In my late twenties, I like plenty of things and none enough to commit. Friends have all settled on something.', finds: ['jobs-connect-dots', 'jobs-not-a-career', 'jobs-few-things'] },
    { question: "My manager is always in a meeting, gives rushed orders and only speaks when I've got something wrong. I have just been raised to her level and don't want to turn into that", finds: ['jobs-make-better', 'jobs-longer-view'] },
    { question: '28, let go by a big computer firm, now building my own software at sixty hours a week. Days fly by and lately I doubt that it is worth anything', finds: ['jobs-fall', 'jobs-sane-people-quit', 'jobs-persevere'] },
    { question: "The novel's plot is a mess, the drawings are overworked. I have enough judgement to see that they are not great. Lock it all away?", finds: ['jobs-persevere', 'jobs-sane-people-quit'] },
    { question: 'what are the side effects of too much vitamin c', finds: [] },
  ],
  pandey: [
    { question: 'In tenth I was the star of the school, then the shine went. 80% in twelfth and the JEE number is far below what I aimed at. Private college now or sit at home one more year?', finds: ['pandey-average', 'pandey-time-left'] },
    { question: 'रिश्तेदारों के ताने सुन-सुन कर थक गया हूँ, दोस्त सब कॉलेज चले गए और मैं वहीं का वहीं हूँ', finds: ['pandey-average', 'pandey-look-ahead'] },
    { question: "began the year with so much energy, now i don't open the app for days. how do the toppers keep going", finds: ['pandey-reason-to-study', 'pandey-shine'] },
    { question: 'i got a B and my father went mad, says im on the way to nothing. i normally get straight A', finds: ['pandey-average'] },
    { question: 'no good institute near us, what i have is youtube and a telegram group on my mothers phone. is it enough for a government seat?', finds: ['pandey-neighbours-wifi', 'pandey-own-troubles', 'pandey-third-year'] },
    { question: 'which prepaid plan has the most data in bihar', finds: [] },
  ],
  kobe: [
    { question: "the surgeon says i'd better not play another season if i want to walk at forty. i'm 20. told the coaches today and i feel like a deserter", finds: ['kobe-love-letter', 'kobe-still-time'] },
    { question: 'hurt the base of my spine on the track months ago, healing drags on. without a race to aim at i lie around and despise myself for it', finds: ['kobe-vent', 'kobe-finger'] },
    { question: 'We take the same classes and she comes out above me every single time although I put in as many hours. Everyone claps for her.', finds: ['kobe-obsession', 'kobe-zero-summer', 'kobe-within'] },
    { question: 'Mein Mann grübelt nur noch, ist weit weg, obwohl er neben mir sitzt. Wir sind seit dem Abitur zusammen. Lohnt es sich noch?', finds: ['kobe-love-persistence'] },
    { question: "my father flipped when my report showed anything under an A. now i train nine year olds. how hard should one be on them?", finds: ['kobe-kids-mistakes', 'kobe-out-of-the-way'] },
    { question: 'how do I get to Alicante from Murcia by public transport', finds: [] },
  ],
  ali: [
    { question: 'Found a letter that my girl sent me in 1971. I never opened it, thought she was dumping me, and later sent her away when she came pregnant. She must be 65. Do I write?', finds: ['ali-heart', 'ali-say-sorry', 'ali-malcolm'] },
    { question: "I got a friend taken on where I work and now she's been given the better of two posts. I smile and could scream", finds: ['ali-love-race'] },
    { question: "My husband's plant shut down and he took the pension. His lathe gathers dust, he snaps at everyone and tells the neighbours it's wonderful", finds: ['ali-mission', 'ali-time'] },
    { question: 'Una prima de mi novio dice que no soy de su nivel, que él será profesional y yo no. Él no me defiende y ya me lo empiezo a creer', finds: ['ali-know-yourself'] },
    { question: "wrote to twenty places, twenty times no. my best friend got hers at the first go and i've become a right cow about it", finds: ['ali-love-race'] },
    { question: 'how long do hamsters live', finds: [] },
  ],
  srk: [
    { question: '17. It was me who begged for the trip and on that road my mum was killed. At the funeral everybody said my name.', finds: ['srk-bedside'] },
    { question: "My father tells me I'm so big nobody will ever want me. I cry in my room most nights, maybe he's right", finds: ['srk-inner-worth', 'srk-love-yourself'] },
    { question: 'Tengo 29 años y jamás he besado a nadie. En casa se burlan, dicen que soy aburrida y feíta', finds: ['srk-inner-worth', 'srk-love-yourself'] },
    { question: '28 and treading water. House, wedding, title on the door: everybody my age has one of them, I have a rented room', finds: ['srk-compared', 'srk-no-plan', 'srk-checklist'] },
    { question: "he finished with me a month ago, i blocked him and now there's this hole. penniless as well, back at my folks', cannot see daylight", finds: ['srk-not-going-away', 'srk-transience'] },
    { question: "what's the best way to store garlic", finds: [] },
  ],
  oprah: [
    { question: "My sister and I said ugly things long ago. I keep ringing and writing, she doesn't react. Any way to reach her?", finds: ['oprah-usc-way-back'] },
    { question: "He would like to take things further but only once I'm two sizes smaller. I'm not even that big. I like him.", finds: ['oprah-wellesley-copy', 'oprah-know-body'] },
    { question: "im 26 and when i'm asked out anywhere i picture how awful i'll look and cancel. nothing in the shops fits, i binge, i hardly go out except to the office", finds: ['oprah-know-body'] },
    { question: "Since I was attacked I'm disgusted by the woman in the mirror. I have never really talked about it.", finds: ['oprah-globes-truth', 'oprah-happened-patterns'] },
    { question: 'Our 15 year old used to be sweet. This year: fights, weed in his drawer, pillows under the blanket while he climbs out of the window. What do we say to him?', finds: ['oprah-happened-question'] },
    { question: 'what is a good substitute for buttermilk', finds: [] },
  ],
  gandhi: [
    { question: "Amma was poorly when we left her to see my wife's people. Next morning the phone rang. I have not slept a night through since.", finds: ['gandhi-experiments-father'] },
    { question: "He is nearly 17, his dad died when he was tiny. He's taken cash out of my bag for cigarettes and looks me in the eye and denies it", finds: ['gandhi-experiments-confession', 'gandhi-experiments-bad-friend'] },
    { question: 'Desde que murió mi madre digo cosas feas a todo el mundo y hasta me siento bien cuando hago daño. No quiero ser así', finds: ['gandhi-experiments-farewell'] },
    { question: "two years with a man who had others all along. i'm the joke of the neighbourhood. i'm not sad, i'm boiling. want him to feel it", finds: ['gandhi-sword-forgiveness'] },
    { question: 'Mum has gone to live at the far end of the country. She knows no one, joins every club, and each of our calls ends with how quiet it is', finds: ['gandhi-experiments-homesick'] },
    { question: 'how do you pronounce worcestershire', finds: [] },
  ],
  mlk: [
    { question: "First I was told at year end. Then I was to write up my strengths and weaknesses. Now there's yet another form before my pay moves. Do I just sit there?", finds: ['mlk-birmingham-waiting', 'mlk-labor-dignity'] },
    { question: 'The new head keeps us out of everything, people are leaving, and my husband says it would be career suicide to go to HR. Watch or open my mouth?', finds: ['mlk-vietnam-silence', 'mlk-but-if-not'] },
    { question: "when my boy died my father wouldn't come to bury him and says i need my head examined. how do i get him to see", finds: ['mlk-eulogy-children'] },
    { question: 'Últimamente lo veo todo negro, sin dinero, sin pareja, y siento que Dios se olvidó de mí', finds: ['mlk-strength-midnight', 'mlk-stride-midnight'] },
    { question: "my sister backed her car up to mum's door, took what she liked and was gone for 20 years. now a handmade birthday card with love. what am i to feel", finds: ['mlk-strength-enemies'] },
    { question: 'how many teaspoons are in a cup', finds: [] },
  ],
  ikeda: [
    { question: "He's fifteen, came home with another dreadful report, I kept him from the fair as I'd said I would, and he smashed up his room. He says I hate him.", finds: ['ikeda-raising-children'] },
    { question: 'Our girl died two years ago and my wife has not said a word about it since. We live like two clocks in one room', finds: ['ikeda-wife-and-comrade', 'ikeda-treasuring'] },
    { question: '五十歳で会社を辞めて自由になったはずなのに、毎日やることがなくてつらいです', finds: ['ikeda-third-stage', 'ikeda-aging-society'] },
    { question: 'friends publish book after book and get lovely reviews, I feel talentless and late at 25, how does one go on when the gap is that wide', finds: ['ikeda-individuality'] },
    { question: 'Ich bin seit Kurzem 50 und frage mich jeden Morgen, ob das alles war', finds: ['ikeda-third-stage', 'ikeda-absolute-happiness'] },
    { question: 'wie bekomme ich Kaugummi aus einer Hose', finds: [] },
  ],
  nichiren: [
    { question: 'A man at work who does next to nothing lets the bosses believe it was all him, and now he leads the group. If we say anything we are spoilsports', finds: ['nichiren-eight-winds', 'nichiren-three-treasures'] },
    { question: 'She died suddenly at 61 in September after 31 years. Friends want me to take a holiday. How could I', finds: ['nichiren-winter-to-spring'] },
    { question: "i work months away from home, my husband is blind and sits alone in a strange town. i'm eaten up by not being enough", finds: ['nichiren-drum', 'nichiren-bow-and-arrow'] },
    { question: 'the chances of ever being printed are slim, i know that. is it silly at my age to go on hoping and to pay for yet another workshop', finds: ['nichiren-dragon-gate'] },
    { question: 'my co-worker is now my boss, has a history of fibbing and rubs it in daily. i used to love this place', finds: ['nichiren-three-treasures', 'nichiren-eight-winds'] },
    { question: 'wie lange braucht ein weich gekochtes Ei', finds: [] },
  ],
};
