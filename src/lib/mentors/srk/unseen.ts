import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'my ammi left us 3 months back, i was stuck in traffic when it happned. i keep thinking if i had set off earlier', finds: ['srk-bedside'] },
  { question: 'Everyone says I should be a chartered accountant like chacha. All I do in lectures is sketch.', finds: ['srk-broken-gifts'] },
  { question: 'मुझे अपनी बीवी से प्यार जताना नहीं आता, वो कहती है मैं पत्थर हूँ', finds: ['srk-shy'] },
  { question: 'turned 24, cant see where im headed, all my batchmates have linkedin headlines and i have nothing', finds: ['srk-no-plan', 'srk-checklist', 'srk-compared'] },
  { question: "Sourdough, ukulele, Spanish, whatever I pick up. Three weeks in and I'm still rubbish", finds: ['srk-pizza'] },
  { question: 'what is the difference between petrol and diesel engines', finds: [] },
  { question: "my last two restaurants went under. I don't want to see anyone, least of all my folks, they put money in", finds: ['srk-go-to-love', 'srk-ecosystem', 'srk-bathroom'] },
  { question: 'customs pull me aside every single time because of what is written in my passport. how do you not lose it', finds: ['srk-labels'] },
  { question: 'Siento que soy un fraude, todos creen que sé mucho y en realidad solo he tenido suerte', finds: ['srk-half-talented'] },
  { question: 'she dumped me in april and i still stalk her profile every night, i dont eat properly, mates are sick of hearing it', finds: ['srk-not-going-away', 'srk-transience'] },
  { question: 'I earn very well, got the flat and the bike i dreamt of, and Sundays are the saddest day of my week', finds: ['srk-happiness'] },
  { question: 'how do i reset my router password', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: '17. It was me who begged for the trip and on that road my mum was killed. At the funeral everybody said my name.', finds: ['srk-bedside'] },
  { question: "My father tells me I'm so big nobody will ever want me. I cry in my room most nights, maybe he's right", finds: ['srk-inner-worth', 'srk-love-yourself'] },
  { question: 'Tengo 29 años y jamás he besado a nadie. En casa se burlan, dicen que soy aburrida y feíta', finds: ['srk-inner-worth', 'srk-love-yourself'] },
  { question: '28 and treading water. House, wedding, title on the door: everybody my age has one of them, I have a rented room', finds: ['srk-compared', 'srk-no-plan', 'srk-checklist'] },
  { question: "he finished with me a month ago, i blocked him and now there's this hole. penniless as well, back at my folks', cannot see daylight", finds: ['srk-not-going-away', 'srk-transience'] },
  { question: "what's the best way to store garlic", finds: [] },
];
