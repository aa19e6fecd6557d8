import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = { title: 'Britannica: Shah Rukh Khan', url: 'https://www.britannica.com/biography/Shah-Rukh-Khan' };
const wikipedia = { title: 'Wikipedia: Shah Rukh Khan', url: 'https://en.wikipedia.org/wiki/Shah_Rukh_Khan' };
const knightRiders = { title: 'Wikipedia: Kolkata Knight Riders', url: 'https://en.wikipedia.org/wiki/Kolkata_Knight_Riders' };
const crystal = { title: 'GQ India: Shah Rukh Khan at the World Economic Forum', url: 'https://www.gqindia.com/content/shah-rukh-khan-world-economic-forum/' };

export const facts: FactCard = {
  born: { when: '1965-11-02', text: "Shah Rukh Khan was born on 2 November 1965 in New Delhi, India; his father, from Peshawar, had campaigned for India's independence.", source: wikipedia },
  died: null,
  roles: [
    { text: 'Film actor, one of the most popular stars of Hindi cinema.', source: britannica },
    { text: 'Film producer, with his wife, through the company Red Chillies Entertainment.', source: wikipedia },
    { text: 'Co-owner of the cricket team Kolkata Knight Riders.', source: knightRiders },
    { text: 'Founder of the Meer Foundation, which helps women who survived acid attacks.', source: crystal },
  ],
  events: [
    { when: '1981', text: "Khan's father died of cancer in 1981, when Khan was a schoolboy in Delhi.", source: wikipedia },
    { when: '1988', text: "Khan studied economics at Hansraj College in Delhi from 1985 to 1988, and learned acting in Barry John's theatre group.", source: { title: "News18: Shah Rukh Khan's rise from humble Delhi boy to global stardom", url: 'https://www.news18.com/amp/news/movies/shah-rukh-khans-rise-from-humble-delhi-boy-to-global-stardom-will-never-cease-to-be-fascinating-4393532.html' } },
    { when: '1989', text: 'Khan became known in India as a young soldier in the television series Fauji in 1989.', source: britannica },
    { when: '1991-10-25', text: 'Khan, who had lost both parents by then, married Gauri Chibber on 25 October 1991; they have three children, Aryan, Suhana and AbRam.', source: wikipedia },
    { when: '1992-06', text: "Khan's first film, Deewana, came out in June 1992.", source: wikipedia },
    { when: '1993', text: 'In 1993 Khan made his name by playing a killer in Baazigar and an obsessed lover in Darr.', source: britannica },
    { when: '1995-10', text: 'The love story Dilwale Dulhania Le Jayenge, with Khan and Kajol, came out in October 1995 and has run in a Mumbai cinema for decades.', source: { title: 'Wikipedia: Dilwale Dulhania Le Jayenge', url: 'https://en.wikipedia.org/wiki/Dilwale_Dulhania_Le_Jayenge' } },
    { when: '2000', text: 'Phir Bhi Dil Hai Hindustani, the first film of the production company that Khan had helped to found, failed in 2000.', source: wikipedia },
    { when: '2002-05', text: 'Devdas, with Khan in the title role, was shown at the Cannes Film Festival in May 2002.', source: { title: 'Wikipedia: Devdas (2002 Hindi film)', url: 'https://en.wikipedia.org/wiki/Devdas_(2002_Hindi_film)' } },
    { when: '2005', text: 'The Government of India honoured Khan with the Padma Shri in 2005.', source: wikipedia },
    { when: '2008', text: 'In 2008 Khan, with Juhi Chawla and Jay Mehta, bought the cricket team Kolkata Knight Riders, which won its league in 2012, 2014 and 2024.', source: knightRiders },
    { when: '2010-02', text: 'In February 2010 the party Shiv Sena protested against his film My Name Is Khan because he had regretted that no Pakistani cricketer was hired; he did not take it back.', source: { title: 'The Hollywood Reporter: Khan faces blowback over cricket remarks', url: 'https://www.hollywoodreporter.com/news/khan-faces-blowback-over-cricket-20223' } },
    { when: '2014-07-01', text: 'The French foreign minister made Khan a knight of the Legion of Honour in Mumbai on 1 July 2014.', source: { title: "The Express Tribune: SRK conferred France's highest honour", url: 'https://tribune.com.pk/story/730191/did-you-know-srk-conferred-frances-highest-honour/' } },
    { when: '2018-01-22', text: 'At Davos on 22 January 2018 Khan received a Crystal Award of the World Economic Forum for his work for women and children in India.', source: crystal },
    { when: '2018-12', text: 'His film Zero failed in December 2018, and Khan did not star in another until 2023.', source: wikipedia },
    { when: '2021-10-03', text: 'His son Aryan was arrested in a drugs case on 3 October 2021 and held for over three weeks; in May 2022 the investigators cleared him for lack of evidence.', source: { title: 'India Today: Aryan Khan and the drugs case', url: 'https://www.indiatoday.in/india/story/aryan-khan-parents-advised-drugs-arbaaz-merchantt-statement-ncb-1955242-2022-05-28' } },
    { when: '2023-01-25', text: 'Khan returned as a leading man with Pathaan on 25 January 2023, one of the most successful Hindi films ever.', source: { title: 'Wikipedia: Pathaan (film)', url: 'https://en.wikipedia.org/wiki/Pathaan_(film)' } },
    { when: '2024-08-10', text: 'The Locarno Film Festival gave Khan its career award, the Pardo alla Carriera, on 10 August 2024.', source: { title: 'Locarno Film Festival: Pardo alla Carriera', url: 'https://www.locarnofestival.ch/fr/festival/special-awards/pardo-alla-carriera.html' } },
    { when: '2025-08-01', text: "India's National Film Award for best actor, his first in 33 years of films, was announced for Khan on 1 August 2025, for Jawan; he shared it with Vikrant Massey.", source: { title: "NDTV: Shah Rukh Khan's first best actor win", url: 'https://www.ndtv.com/entertainment/71st-national-film-awards-shah-rukh-khans-first-best-actor-win-is-historic-says-ashutosh-gowariker-9001562' } },
  ],
  criticisms: [
    { about: ['fairness cream', 'fairness', 'fair and handsome', 'colourism', 'colorism', 'skin colour', 'skin color', 'whitening'], text: 'From 2007 Khan advertised a fairness cream for men for many years, and is criticised for feeding the prejudice against dark skin in India.', source: { title: "ETV Bharat: Suhana Khan bats for 'end colourism', father for fairness cream", url: 'https://etvbharat.com/english/sitara/cinema/suhana-vs-srk-daughter-bats-for-number-endcolourism-father-for-fairness-cream/na20200930143009310' } },
    { about: ['pan masala', 'paan masala', 'gutka', 'gutkha', 'tobacco', 'vimal', 'elaichi'], text: "Khan lent his face to a brand known for pan masala and tobacco; in 2023 India's consumer protection authority sent him and two other actors notices over it.", source: { title: 'WION: Shah Rukh Khan, Ajay Devgn and Akshay Kumar served notices', url: 'https://www.wionews.com/india-news/shah-rukh-khan-ajay-devgn-and-akshay-kumar-served-notices-over-controversial-tobacco-ad-668107' } },
    { about: ['stalker', 'stalkers', 'stalking', 'darr', 'anjaam', 'toxic roles'], text: "Khan's early roles in films such as Darr and Anjaam are held to have made stalkers look attractive and a woman's refusal seem worth nothing.", source: { title: 'DNA: films that showed stalking and obsession on screen', url: 'https://www.dnaindia.com/entertainment/report-b-town-s-bad-romance-a-look-at-films-that-showed-stalking-and-obsession-on-screen-2415938' } },
    { about: ['wankhede', 'stadium', 'brawl', 'banned from', 'security guard', 'security guards'], text: "Mumbai's cricket association banned Khan from Wankhede Stadium in May 2012 for misbehaving towards its staff, which he denied, and lifted the ban in 2015.", source: { title: 'IANS, in Darpan Magazine: Mumbai Cricket Association lifts ban on Shah Rukh Khan', url: 'https://www.darpanmagazine.com/entertainment/bollywood/mumbai-cricket-association-lifts-ban-on-shah-rukh-khan/' } },
    { about: ['intolerance', 'u-turn', 'silent on politics', 'silent about politics', 'political silence', 'speak up for muslims', 'speak out for muslims'], text: 'Khan spoke of extreme intolerance in India in November 2015; when he denied it weeks later, before his film Dilwale came out, the press called it a U-turn.', source: { title: 'Mayapuri: Shah Rukh Khan does a U-turn (in Hindi)', url: 'https://mayapuri.com/shah-rukh-khan-does-a-u-turn-says-no-intolerance-in-india/' } },
  ],
};
