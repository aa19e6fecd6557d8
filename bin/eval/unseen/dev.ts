import type { EvalQuestion } from '../questions.ts';

/**
 * Questions in people's own words, by mentor: the half that the search may be worked on with.
 * They were written before the search was changed; topics are never fitted to them. No `finds` means: nothing answers it.
 */
export const dev: Readonly<Record<string, readonly EvalQuestion[]>> = {
  bezos: [
    { question: 'got a cushy gig at a bank but i keep dreaming about opening my own bakery. my mum thinks im nuts. what would you do', finds: ['bezos-regret', 'bezos-thinking-small'] },
    { question: "Our founder always announces what he thinks first and then everyone just nods along. It's driving me mad", finds: ['bezos-truth'] },
    { question: 'Mi socio y yo discutimos por todo y al final gana el que más aguanta. ¿Cómo lo resolvemos?', finds: ['bezos-compromise'] },
    { question: "i've been dodging that call to the tax office for weeks now, my stomach is in knots every evning", finds: ['bezos-stress'] },
    { question: 'We shipped the app eight months ago. Dashboards are all green, and yet every second email we get is from a furious user. My cofounder says to trust the metrics.', finds: ['bezos-anecdote'] },
    { question: 'which lens should i buy for my nikon d750', finds: [] },
  ],
  jobs: [
    { question: "The board of the charity I set up voted me out last week. I built it from my kitchen. I don't even want to leave the house.", finds: ['jobs-fall', 'jobs-breathe', 'jobs-best-at'] },
    { question: 'my boy is 7 and takes every gadget in the house to bits. I have no time and honestly no patience. worth encouraging?', finds: ['jobs-workbench'] },
    { question: 'Tengo demasiadas cosas a la vez: tres proyectos, un podcast, clases de piano... y no avanzo en ninguna', finds: ['jobs-say-no', 'jobs-few-things'] },
    { question: 'doctor gave me maybe a year. i keep doing my normal routine, answering emails. is that stupid', finds: ['jobs-mirror', 'jobs-after-death'] },
    { question: 'One of my juniors keeps messing up the reports and I end up redoing them myself at midnight', finds: ['jobs-longer-view', 'jobs-make-better'] },
    { question: 'what is the max payload of a ford transit van', finds: [] },
  ],
  pandey: [
    { question: 'bhai papa ki dukaan band ho gayi, coaching ke paise nahi hai, ghar pe hi taiyari karu to ho jayega kya', finds: ['pandey-own-troubles', 'pandey-neighbours-wifi', 'pandey-bicycle'] },
    { question: 'i mug up everything the night before and forget it by breakfast. is my brain just weak?', finds: ['pandey-memorising', 'pandey-friction'] },
    { question: 'मेरा मन पढ़ाई में बिल्कुल नहीं लगता, किताब खोलते ही नींद आ जाती है', finds: ['pandey-reason-to-study'] },
    { question: 'Sir my score came 412 and everyone in colony is asking. mummy cries. should i just bury this dream of becoming a doctor', finds: ['pandey-average', 'pandey-few-seats'] },
    { question: 'I keep redesigning my schedule with colors and stickers and then watch reels all day', finds: ['pandey-good-plan'] },
    { question: 'how to unlock a sim locked samsung phone', finds: [] },
  ],
  kobe: [
    { question: 'just came to a town where i dont speak properly and i sit by myself at break every single day. im 14', finds: ['kobe-lunch-table'] },
    { question: 'tore my ACL three weeks before trials. I honestly want to punch a wall', finds: ['kobe-vent', 'kobe-finger'] },
    { question: 'Mein Kollege ist einfach besser als ich, egal was ich mache. Er wird befördert und ich nicht.', finds: ['kobe-obsession', 'kobe-zero-summer', 'kobe-within'] },
    { question: "I'm on the road 200 days a year selling turbines. My little one called my uncle daddy last week.", finds: ['kobe-time-with-kids', 'kobe-morning-hours'] },
    { question: 'dad screams at me and the refs at every one of my little brothers matches. how do i get him to chill', finds: ['kobe-kids-mistakes', 'kobe-out-of-the-way'] },
    { question: "what's the capital of mongolia", finds: [] },
  ],
  ali: [
    { question: 'someone broke into my car and took my grandfathers watch. cops shrug. i want to find the guy myself', finds: ['ali-bicycle'] },
    { question: 'Diagnosed with MS at 31. I look at healthy people in the street and could scream', finds: ['ali-why-me', 'ali-still', 'ali-growth'] },
    { question: 'वो मेरे से आगे निकल गया और मुझे जलन होती है, दोस्त ही तो है मेरा', finds: ['ali-love-race'] },
    { question: 'they want me to sign off on safety papers that are simply not true. if i say no im out, and we have a baby on the way', finds: ['ali-conscience', 'ali-truth-over-money'] },
    { question: "Back in the day I dropped my best mate because the guys I ran with thought he was weird. It's been 20 years. Should I look him up?", finds: ['ali-malcolm', 'ali-heart', 'ali-say-sorry'] },
    { question: 'is a hot dog a sandwich', finds: [] },
  ],
  srk: [
    { question: 'my ammi left us 3 months back, i was stuck in traffic when it happned. i keep thinking if i had set off earlier', finds: ['srk-bedside'] },
    { question: 'Everyone says I should be a chartered accountant like chacha. All I do in lectures is sketch.', finds: ['srk-broken-gifts'] },
    { question: 'मुझे अपनी बीवी से प्यार जताना नहीं आता, वो कहती है मैं पत्थर हूँ', finds: ['srk-shy'] },
    { question: 'turned 24, cant see where im headed, all my batchmates have linkedin headlines and i have nothing', finds: ['srk-no-plan', 'srk-checklist', 'srk-compared'] },
    { question: "Sourdough, ukulele, Spanish, whatever I pick up. Three weeks in and I'm still rubbish", finds: ['srk-pizza'] },
    { question: 'what is the difference between petrol and diesel engines', finds: [] },
  ],
  oprah: [
    { question: "i agreed to organise the school fair, my cousin's move AND cover two shifts. i literally hid in the bathroom today", finds: ['oprah-smith-intention', 'oprah-happened-patterns', 'oprah-gsb-next-move'] },
    { question: 'He is great on paper, but there is this little knot in my belly whenever he picks up his mobile and walks out of the room', finds: ['oprah-finale-whispers', 'oprah-wellesley-copy'] },
    { question: 'Mi padre nos pegaba cuando éramos niños. Ahora está enfermo y quiere verme. No sé si puedo perdonarlo.', finds: ['oprah-lifeclass-forgive'] },
    { question: 'left uni 3 modules before the end, twelve years ago, nobody at work knows. it eats me', finds: ['oprah-tsu-credit'] },
    { question: 'looking at my old schoolmates holidays and designer kitchens makes me feel like trash', finds: ['oprah-wellesley-copy', 'oprah-usc-goanyway'] },
    { question: 'what temperature should a chicken be inside', finds: [] },
  ],
  gandhi: [
    { question: 'ordering from amazon is the only thing that gives me a kick lately, then the parcels pile up unopened', finds: ['gandhi-hind-swaraj-wants', 'gandhi-yeravda-possessions'] },
    { question: "I read his messages when he showers. He's done nothing. I can't stop.", finds: ['gandhi-experiments-jealousy'] },
    { question: 'पिताजी के गुज़रते समय मैं उनके पास नहीं था, खुद को माफ़ नहीं कर पा रहा', finds: ['gandhi-experiments-father'] },
    { question: 'nan has alzheimers and i do everything for her, my brothers send emojis. im running on empty', finds: ['gandhi-experiments-service'] },
    { question: 'took 200 from my moms purse over the summer. she blamed the maid and let her go. i feel horrible', finds: ['gandhi-experiments-confession'] },
    { question: 'which laptop is best for video editing under 900 dollars', finds: [] },
  ],
  mlk: [
    { question: "They keep telling us the pay review will come 'when the moment is right'. It's been three years.", finds: ['mlk-birmingham-waiting', 'mlk-labor-dignity', 'mlk-marching-on'] },
    { question: 'a man lay on the pavement this morning and we all just walked round him. me included. i cant shake it', finds: ['mlk-mountaintop-stop', 'mlk-strength-neighbour'] },
    { question: 'Odio a mi jefe. Me imagino cosas horribles que le pasan. ¿Cómo dejo de odiarlo?', finds: ['mlk-strength-enemies', 'mlk-stride-anger'] },
    { question: 'next to my gorgeous flatmates i am a potato. most evenings end with me and a bottle of red', finds: ['mlk-inferiority'] },
    { question: 'all of them copy their essays off the internet, teacher doesnt care, im the only mug who doesnt', finds: ['mlk-lost-values', 'mlk-strength-nonconformist'] },
    { question: 'does my cat need a passport to fly to portugal', finds: [] },
  ],
  ikeda: [
    { question: '夫とほとんど会話がありません。結婚して三十年、感謝の言葉もなくなりました。', finds: ['ikeda-wife-and-comrade'] },
    { question: 'my girl comes home with torn notebooks and ink on her hair. The head says maybe she should try to blend in more', finds: ['ikeda-bullying'] },
    { question: 'firm went bust, owe 80k to suppliers, my chest is acting up. feels like game over at 34', finds: ['ikeda-diary-hardship'] },
    { question: "I followed my fiancé to Norway. I don't get a word of what they say, it's dark and I cry at the supermarket", finds: ['ikeda-new-land'] },
    { question: 'he brings home Ds and i lose it every time, shout, take away everything. now my lad barely looks at me', finds: ['ikeda-raising-children'] },
    { question: 'why does my printer only print magenta', finds: [] },
  ],
  nichiren: [
    { question: 'my wife passed in november, three kids under ten. i get them dressed and then sit on the stairs', finds: ['nichiren-winter-to-spring'] },
    { question: "a pack of lads on my street shout stuff and follow me home, i've started taking the long way round", finds: ['nichiren-persecutions'] },
    { question: '友達と遠く離れてしまい、もう何年も会えていません。友情は続くのでしょうか', finds: ['nichiren-drum'] },
    { question: "I start every course and gym plan full of beans and by week three it's gone", finds: ['nichiren-two-kinds-of-faith', 'nichiren-letter-to-niike'] },
    { question: "She lost her boy in a motorbike crash. I'm supposed to visit tomorrow and dread it", finds: ['nichiren-mother-of-ueno'] },
    { question: 'how do i change the oil in a vespa', finds: [] },
  ],
};
