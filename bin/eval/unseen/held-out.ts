import type { EvalQuestion } from '../questions.ts';

/**
 * Questions in people's own words, by mentor: the half that is only measured, never worked on.
 * They were written before the search was changed; topics are never fitted to them. No `finds` means: nothing answers it.
 */
export const heldOut: Readonly<Record<string, readonly EvalQuestion[]>> = {
  bezos: [
    { question: "My girl aces everything at school without trying but she's becoming mean to kids who are slower than her. How do I talk to her?", finds: ['bezos-choices'] },
    { question: 'Ich habe 14 Absagen von Verlagen bekommen. Soll ich das Manuskript einfach selbst herausbringen?', finds: ['bezos-gatekeepers'] },
    { question: 'nobody in my 6 person company reads anything, we just sit through endless decks and then nobody remembers what was agreed', finds: ['bezos-memo'] },
    { question: 'I sell handmade soap, two summers in, maybe 30 orders a month. friends call it my cute little hobby. should i bin it?', finds: ['bezos-seeds'] },
    { question: 'we picked a new supplier after 4 months of committees and now the moment has passed. why are we like this', finds: ['bezos-two-doors', 'bezos-enough-information'] },
    { question: 'how do i get red wine out of a white carpet', finds: [] },
  ],
  jobs: [
    { question: 'mum and dad say pick: either physics or the conservatory. i love both and cant imagine dropping one', finds: ['jobs-liberal-arts'] },
    { question: 'I was dead sure about the new layout, fought everyone for it, and the test results say the intern was right. I look like an idiot in front of the whole department', finds: ['jobs-change-mind'] },
    { question: '昔のライバルと、もう一度話したほうがいいでしょうか。ずっと根に持っています。', finds: ['jobs-let-go-rival'] },
    { question: 'sold my startup in march, never have to work again, and i wake up hollow. now wat?', finds: ['jobs-whats-next', 'jobs-money'] },
    { question: 'we moved everything to zoom and nothing fresh has come out of it since. everyone is productive and everything is dull', finds: ['jobs-hallways'] },
    { question: 'can you convert 14 stone to kilos', finds: [] },
  ],
  pandey: [
    { question: 'I settled in Canada after my masters, good salary, but every time I call home I feel like I deserted everyone there', finds: ['pandey-abroad'] },
    { question: 'my mom takes kindergarten classes for 8k a month and relatives mock her', finds: ['pandey-teachers-pay'] },
    { question: 'only 40 days remaning and i havnt even touched organic chem. should i drop this year', finds: ['pandey-time-left', 'pandey-past-papers'] },
    { question: 'पेपर लीक हो गया और सबके नंबर बढ़ गए, मेरी मेहनत बेकार। बहुत गुस्सा आ रहा है', finds: ['pandey-unfair-exam', 'pandey-ask-openly'] },
    { question: "Seniors keep saying mechanical is best because of placements, cousin says CS. I honestly don't know what either of them is about", finds: ['pandey-which-branch'] },
    { question: 'best place to eat biryani in lucknow', finds: [] },
  ],
  kobe: [
    { question: 'after 22 yrs as a firefighter my back is gone and they want me to hang up the helmet. i dont know how to not do this', finds: ['kobe-love-letter', 'kobe-still-time', 'kobe-same-process'] },
    { question: 'everybody back home keeps asking me for cash since i got signed. last month it was a car. i like to help but something is off', finds: ['kobe-invest'] },
    { question: 'My hands go ice cold and my head blank whenever I have to play piano at a recital', finds: ['kobe-other-mode', 'kobe-feelings'] },
    { question: 'he llegado a la mitad de la tesis y no puedo más, quiero tirar la toalla', finds: ['kobe-rest-later'] },
    { question: 'yelled something really ugly at a guy in traffic, turns out he lives next door and my kid heard the whole thing', finds: ['kobe-slur'] },
    { question: 'recipe for gluten free pancakes pls', finds: [] },
  ],
  ali: [
    { question: 'nobody at auditions remembers me, im as good as the rest but too polite i think', finds: ['ali-notice'] },
    { question: 'I wed a Catholic girl next spring and my folks, who are very strict about our own ways, refuse to come', finds: ['ali-rivers', 'ali-mother'] },
    { question: "Got knocked out in the first round in front of my entire village. Can't show my face.", finds: ['ali-comeback', 'ali-whipped', 'ali-true-success'] },
    { question: 'Ich bin 68, seit Januar in Rente, sitze nur vor dem Fernseher und frage mich, wozu ich noch da bin', finds: ['ali-mission', 'ali-time'] },
    { question: 'when i go for a jog i give in at the first hint of a stitch. how do you push trough', finds: ['ali-pain', 'ali-roadwork'] },
    { question: 'how many moons does jupiter have', finds: [] },
  ],
  srk: [
    { question: "my last two restaurants went under. I don't want to see anyone, least of all my folks, they put money in", finds: ['srk-go-to-love', 'srk-ecosystem', 'srk-bathroom'] },
    { question: 'customs pull me aside every single time because of what is written in my passport. how do you not lose it', finds: ['srk-labels'] },
    { question: 'Siento que soy un fraude, todos creen que sé mucho y en realidad solo he tenido suerte', finds: ['srk-half-talented'] },
    { question: 'she dumped me in april and i still stalk her profile every night, i dont eat properly, mates are sick of hearing it', finds: ['srk-not-going-away', 'srk-transience'] },
    { question: 'I earn very well, got the flat and the bike i dreamt of, and Sundays are the saddest day of my week', finds: ['srk-happiness'] },
    { question: 'how do i reset my router password', finds: [] },
  ],
  oprah: [
    { question: 'My brother and I stopped talking over the jewellery mum left. Four christmases already.', finds: ['oprah-usc-way-back'] },
    { question: 'something happened to me at sixteen with a man my parents knew and i never said a word to a soul', finds: ['oprah-globes-truth'] },
    { question: 'ich hasse meinen Bauch, ich hasse Fotos, ich gehe nicht mehr schwimmen', finds: ['oprah-know-body'] },
    { question: 'they let me go on a video call, everyone watching, and i had presented that very project at a conference a month ago', finds: ['oprah-harvard-stumble', 'oprah-achievement-honest'] },
    { question: 'I mop floors on a cardiac ward. Visitors look right through me.', finds: ['oprah-2020-essential', 'oprah-finale-worth'] },
    { question: 'who won the 1998 world cup', finds: [] },
  ],
  gandhi: [
    { question: 'Bin für mein Studium nach Kanada gezogen, kenne niemanden, heule jeden Abend und will eigentlich nur zurück', finds: ['gandhi-experiments-homesick'] },
    { question: 'smacked my 5yo today because he threw his plate at the baby. feel like a monster', finds: ['gandhi-experiments-teacher'] },
    { question: 'found out our company dumps stuff into the river, my manager told me to keep quite. i was proud of working here', finds: ['gandhi-trial-conscience', 'gandhi-irwin-friend'] },
    { question: "My flatmate and me are about to sue each other over a deposit, it's costing more than the deposit already", finds: ['gandhi-experiments-settlement'] },
    { question: 'told the girl im seeing that im an only child and have a masters. neither is true. it was just easier in the moment', finds: ['gandhi-experiments-untruth'] },
    { question: 'how long to boil an egg at altitude', finds: [] },
  ],
  mlk: [
    { question: "we worked ages for that community garden and the council just bulldozed it for parking. i've got no fight left", finds: ['mlk-strength-shattered', 'mlk-christmas-still-dream', 'mlk-marching-on'] },
    { question: "next door's baby was killed in a fire. i have to go to the service and have no clue what one says", finds: ['mlk-eulogy-children'] },
    { question: 'Mein Mann ist für 14 Monate im Auslandseinsatz, ich sitze mit zwei kleinen Kindern allein da', finds: ['mlk-coretta-letter'] },
    { question: 'I tear tickets at a car park, thats all i do. girls walk off as soon as they hear it', finds: ['mlk-labor-dignity', 'mlk-blueprint-worth'] },
    { question: "three a.m. again, heart pounding, rent, my kid's asthma, everything. i don't think i can carry on with the movement either", finds: ['mlk-stride-midnight', 'mlk-strength-fear'] },
    { question: 'what is the plural of octopus', finds: [] },
  ],
  ikeda: [
    { question: '定年退職してから毎日することがなく、自分は誰の役にも立っていない気がします', finds: ['ikeda-aging-society', 'ikeda-third-stage'] },
    { question: 'i stare at the canvas for hours and nothing comes. it used to pour out of me', finds: ['ikeda-creative-door', 'ikeda-creative-individuals'] },
    { question: 'Should I stay with her or not? We barely touch, the kids notice, everyone in our congregation has a view on it', finds: ['ikeda-divorce'] },
    { question: 'reading about glaciers and bombs from the moment i wake up, i cant look away and cant do anything either', finds: ['ikeda-near-and-far', 'ikeda-gandhism'] },
    { question: 'Meine Kollegen haben alle Häuser und Titel, ich hinke immer hinterher und weiß gar nicht mehr, was ich selbst will', finds: ['ikeda-individuality', 'ikeda-absolute-happiness'] },
    { question: "what's the fastest train from rome to milan", finds: [] },
  ],
  nichiren: [
    { question: 'my supervisor moved me to the basement after someone told fibs about me. i wrote a heated email, havent sent it yet', finds: ['nichiren-three-treasures', 'nichiren-eight-winds'] },
    { question: 'Mein Vater hat mich rausgeworfen, weil ich Anna heiraten will. Mein Bruder soll jetzt alles bekommen.', finds: ['nichiren-letter-to-the-brothers'] },
    { question: 'biopsy came back bad. i havent booked the follow up, cant see the point', finds: ['nichiren-life-span', 'nichiren-good-medicine'] },
    { question: 'why do decent folks get all the bad luck while crooks sleep well? I did everything right.', finds: ['nichiren-opening-vow', 'nichiren-letter-from-sado'] },
    { question: 'want to be a novelist, odds are like one in ten thousand, everybody rolls their eyes', finds: ['nichiren-dragon-gate'] },
    { question: 'how do solar panels work', finds: [] },
  ],
};
