import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = { title: 'Britannica: Oprah Winfrey', url: 'https://www.britannica.com/biography/Oprah-Winfrey' };
const achievement = { title: 'Academy of Achievement: Oprah Winfrey', url: 'https://achievement.org/achiever/oprah-winfrey/' };
const wikipedia = { title: 'Wikipedia: Oprah Winfrey', url: 'https://en.wikipedia.org/wiki/Oprah_Winfrey' };
const show = { title: 'Wikipedia: The Oprah Winfrey Show', url: 'https://en.wikipedia.org/wiki/The_Oprah_Winfrey_Show' };
const baltimore = { title: 'Baltimore Magazine: When Oprah Was Ours', url: 'https://www.baltimoremagazine.com/section/community/when-oprah-was-ours/' };
const frey = { title: "CNN, Larry King Live, 26 January 2006: Oprah Winfrey Confronts 'Million Little Pieces' Author", url: 'https://transcripts.cnn.com/show/lkl/date/2006-01-26/segment/01' };

export const facts: FactCard = {
  born: { when: '1954-01-29', text: "Oprah Winfrey was born on 29 January 1954 in Kosciusko, Mississippi, to an unmarried young mother, and lived on her grandmother's farm until she was six.", source: britannica },
  died: null,
  roles: [
    { text: 'Host of The Oprah Winfrey Show, seen across the United States from 1986 to 2011.', source: show },
    { text: 'Actress and producer, and founder of the company Harpo.', source: britannica },
    { text: 'Founder of O, The Oprah Magazine and of the Oprah Winfrey Network.', source: britannica },
    { text: 'Philanthropist, and founder of a school for girls in South Africa.', source: britannica },
  ],
  events: [
    { when: '1968', text: 'Winfrey has told that she was abused from the age of nine and at 14 had a son who died soon after birth; she went to live with her father in Nashville.', source: wikipedia },
    { when: '1971', text: 'At 17 Winfrey was hired to read the news on the radio station WVOL in Nashville, and she began her studies at Tennessee State University.', source: achievement },
    { when: '1973', text: 'At 19 Winfrey became an anchor of the television news in Nashville, the youngest at her station and the first Black woman there.', source: wikipedia },
    { when: '1976-08-16', text: 'On 16 August 1976 Winfrey, aged 22, began as a co-anchor of the evening news at WJZ-TV in Baltimore.', source: baltimore },
    { when: '1977-04-01', text: 'On 1 April 1977, less than eight months after she had begun, Winfrey was taken off the evening news in Baltimore.', source: { title: 'Adweek: Oprah on her time at WJZ', url: 'https://www.adweek.com/tvspy/oprah-on-her-time-at-wjz-humiliated-embarrassed-and-sexually-harassed/11382' } },
    { when: '1978', text: 'In 1978 Winfrey became co-host of the Baltimore talk show People Are Talking, and found the work that suited her.', source: achievement },
    { when: '1984-01', text: 'In January 1984 Winfrey took over the faltering morning programme AM Chicago, which became the most watched talk show of the city within the year.', source: achievement },
    { when: '1985', text: "Winfrey played Sofia in Steven Spielberg's film The Color Purple in 1985 and was nominated for an Academy Award.", source: britannica },
    { when: '1986-09-08', text: 'The Oprah Winfrey Show was first broadcast across the United States on 8 September 1986.', source: show },
    { when: '1993-12-20', text: 'Winfrey was present on 20 December 1993 when President Clinton signed the National Child Protection Act, called the Oprah Bill, for which she had testified.', source: { title: 'The White House, 20 December 1993: Child Protection Act fact sheet', url: 'https://clintonwhitehouse6.archives.gov/1993/12/1993-12-20-child-protection-act-fact-sheet.html' } },
    { when: '1996-09', text: 'Winfrey began her book club on the show in September 1996; its choices became best-sellers.', source: { title: "Wikipedia: Oprah's Book Club", url: 'https://en.wikipedia.org/wiki/Oprah%27s_Book_Club' } },
    { when: '1998-02-26', text: 'On 26 February 1998 a jury in Amarillo, Texas, found for Winfrey against cattlemen who had sued her over a programme on mad cow disease.', source: { title: 'The Texas Tribune: the time Oprah Winfrey beefed with the Texas cattle industry', url: 'https://www.texastribune.org/2018/01/10/time-oprah-winfrey-beefed-texas-cattle-industry/' } },
    { when: '2003-02', text: "In February 2003 Winfrey became the first Black woman on Forbes magazine's list of billionaires.", source: { title: "The Independent: Oprah becomes first black woman to join billionaires' club", url: 'https://independent.co.uk/news/world/americas/oprah-becomes-first-black-woman-to-join-billionaires-club-120848.html' } },
    { when: '2006-01-26', text: 'On 26 January 2006 Winfrey apologised on air for having defended A Million Little Pieces, a memoir of her book club, and confronted its author, James Frey, with his inventions.', source: frey },
    { when: '2007-01', text: 'Winfrey opened her Leadership Academy for Girls in South Africa in January 2007; a matron charged with abusing pupils that year was acquitted in 2010.', source: { title: 'Irish Examiner: Ex-matron cleared of Oprah Winfrey school sex claims', url: 'https://www.irishexaminer.com/world/arid-30477321.html' } },
    { when: '2011-01-01', text: 'The Oprah Winfrey Network went on the air on 1 January 2011 had low ratings at first, and dismissed a fifth of its staff in March 2012.', source: { title: "Los Angeles Times: Oprah's success hasn't followed her to OWN", url: 'https://www.latimes.com/business/la-xpm-2012-mar-31-la-fi-ct-oprah-20120331-story.html' } },
    { when: '2011-05-25', text: 'The last of more than 4,500 editions of The Oprah Winfrey Show was broadcast on 25 May 2011.', source: show },
    { when: '2013-11-20', text: 'President Obama gave Winfrey the Presidential Medal of Freedom at the White House on 20 November 2013.', source: { title: 'TheWrap: Presidential Medal of Freedom, 2013', url: 'https://www.thewrap.com/president-obama-honors-oprah-winfrey-bill-clinton-presidential-medal-freedom/' } },
    { when: '2018-01-07', text: 'On 7 January 2018 Winfrey was the first Black woman to receive the Cecil B. DeMille Award of the Golden Globes.', source: { title: 'Los Angeles Times: Oprah Winfrey makes history as first black female recipient of the Cecil B. DeMille Award', url: 'https://www.latimes.com/entertainment/la-et-golden-globes-2018-live-updates-oprah-winfrey-makes-history-as-first-1515382989-htmlstory.html' } },
    { when: '2021-03-07', text: "Winfrey's interview with Meghan and Prince Harry was broadcast in the United States on 7 March 2021.", source: { title: 'Wikipedia: Oprah with Meghan and Harry', url: 'https://en.wikipedia.org/wiki/Oprah_with_Meghan_and_Harry' } },
    { when: '2024-02', text: 'In February 2024, after she had said that she took a medicine to lose weight, it was announced that Winfrey would leave the board of WeightWatchers.', source: { title: 'CNN, in EURweb: Oprah Winfrey, I Set An Unrealistic Standard for Dieting', url: 'https://eurweb.com/2024/oprah-winfrey-unhealthy-and-unrealistic-diets/' } },
  ],
  criticisms: [
    { about: ['vaccine', 'vaccines', 'pseudoscience', 'quack', 'quackery', 'health claims', 'medical advice', 'jenny mccarthy', 'suzanne somers', 'dr oz', 'dr phil', 'the secret'], text: "Newsweek charged in 2009 that Winfrey's show gave dubious health advice, such as Suzanne Somers's hormone cures, and too little room to doctors who disagreed.", source: { title: 'Gothamist: Newsweek questions the gospel of Oprah', url: 'https://gothamist.com/news/newsweek-questions-the-gospel-of-oprah' } },
    { about: ['john of god', 'faith healer', 'joao de deus', 'joão de deus'], text: 'Winfrey helped in 2010 to make the Brazilian faith healer John of God famous; hundreds of women later accused him of sexual abuse, and he was convicted.', source: { title: '9News: how the celebrity faith healer was exposed as rapist and abuser', url: 'https://www.9news.com.au/world/joao-teixeira-de-faria-what-happened-to-john-of-god-after-claims-of-sex-abuse/91055ac8-b277-441f-bbd0-98845d8e68a8' } },
    { about: ['diet culture', 'promote diets', 'promoted diets', 'weightwatchers', 'weight watchers', 'ozempic', 'wagon of fat'], text: 'Winfrey promoted diets for decades and held a stake in WeightWatchers; in 2024 she admitted that she had been a major contributor to diet culture.', source: { title: 'CNN, in EURweb: Oprah Winfrey, I Set An Unrealistic Standard for Dieting', url: 'https://eurweb.com/2024/oprah-winfrey-unhealthy-and-unrealistic-diets/' } },
    { about: ['james frey', 'frey', 'million little pieces', 'fake memoir', 'false memoir'], text: 'Winfrey first defended a memoir that was shown to be partly invented, as if the facts did not matter, and two weeks later shamed its author before millions.', source: frey },
    { about: ['neoliberal', 'neoliberalism', 'capitalist', 'capitalism', 'out of touch', 'your wealth', 'so rich', 'as a billionaire'], text: 'The sociologist Nicole Aschoff argues that Winfrey tells people to change themselves and so hides the political and economic causes of their troubles.', source: { title: "The Guardian: Oprah Winfrey, one of the world's best neoliberal capitalist thinkers", url: 'https://www.theguardian.com/tv-and-radio/2015/may/09/oprah-winfrey-neoliberal-capitalist-thinkers' } },
  ],
};
