import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = { title: 'Britannica: Kobe Bryant', url: 'https://www.britannica.com/biography/Kobe-Bryant' };
const timeline = {
  title: 'Sports Illustrated: Kobe Bryant, a timeline',
  url: 'https://www.si.com/longform/timeline/kobe-bryant/index.html',
};
const careerMoments = {
  title: 'NBC San Diego: Important Moments in Kobe Bryant’s Remarkable Career',
  url: 'https://www.nbcsandiego.com/news/sports/important-moments-in-kobe-bryants-remarkable-career/2250467/',
};
const record = {
  title: 'Basketball Reference: Kobe Bryant',
  url: 'https://www.basketball-reference.com/players/b/bryanko01.html',
};
const school = {
  title: 'Fox 29 Philadelphia: Lower Merion feels weight of Kobe Bryant’s passing',
  url: 'https://www.fox29.com/news/aces-nation-has-lost-its-heartbeat-lower-merion-feels-weight-of-kobe-bryants-passing',
};
const wikipedia = { title: 'Wikipedia: Kobe Bryant', url: 'https://en.wikipedia.org/wiki/Kobe_Bryant' };
const oscars = {
  title: 'Academy of Motion Picture Arts and Sciences: The 90th Academy Awards',
  url: 'https://www.oscars.org/oscars/ceremonies/2018',
};
const chargesDropped = {
  title: 'Los Angeles Times: Prosecution Drops Charges in Kobe Bryant Rape Case',
  url: 'https://www.latimes.com/archives/la-xpm-2004-sep-02-me-bryant2-story.html',
};

export const facts: FactCard = {
  born: {
    when: '1978-08-23',
    text: 'Kobe Bryant was born on 23 August 1978 in Philadelphia, the son of the basketball player Joe Bryant.',
    source: britannica,
  },
  died: {
    when: '2020-01-26',
    text: 'Kobe Bryant died on 26 January 2020, aged 41, in a helicopter crash at Calabasas, California, with his daughter Gianna and seven others.',
    source: {
      title: 'National Transportation Safety Board: Investigation DCA20MA059',
      url: 'https://www.ntsb.gov/investigations/Pages/DCA20MA059.aspx',
    },
  },
  roles: [
    { text: 'Basketball player for the Los Angeles Lakers for twenty seasons, and five times champion of the NBA.', source: record },
    { text: 'Olympic champion with the United States in 2008 and 2012.', source: britannica },
    { text: 'Writer and producer of the film Dear Basketball, which won an Academy Award.', source: oscars },
  ],
  events: [
    {
      when: '1984',
      text: 'At six he moved with his family to Italy, where his father played, and he grew up there until 1991.',
      source: wikipedia,
    },
    {
      when: '1996-03',
      text: 'He led Lower Merion High School, near Philadelphia, to the championship of Pennsylvania.',
      source: school,
    },
    {
      when: '1996-06-26',
      text: 'At seventeen, straight from school, he was drafted thirteenth by the Charlotte Hornets, who traded him to the Lakers.',
      source: timeline,
    },
    {
      when: '1997-05-12',
      text: 'As a rookie he missed four shots at the end of a game in Utah that put the Lakers out of the playoffs.',
      source: careerMoments,
    },
    {
      when: '1998-02-08',
      text: 'At nineteen he was the youngest player who ever started in an All-Star Game.',
      source: wikipedia,
    },
    {
      when: '2000-06-19',
      text: 'With Shaquille O’Neal and the coach Phil Jackson he won his first championship; two more followed in 2001 and 2002.',
      source: careerMoments,
    },
    {
      when: '2001-04-18',
      text: 'He married Vanessa Laine, with whom he had four daughters.',
      source: wikipedia,
    },
    {
      when: '2003-07-18',
      text: 'He was charged in Colorado with the sexual assault of a hotel worker of nineteen.',
      source: careerMoments,
    },
    {
      when: '2004-09-01',
      text: 'The criminal case was dropped days before the trial, as his accuser was not willing to go on, and he apologised to her.',
      source: chargesDropped,
    },
    {
      when: '2005-03-02',
      text: 'He settled the lawsuit of the woman who had accused him, on terms that were kept secret.',
      source: {
        title: 'CBS News: Kobe Bryant Settles Sex Suit',
        url: 'https://www.cbsnews.com/news/kobe-bryant-settles-sex-suit/',
      },
    },
    {
      when: '2006-01-22',
      text: 'He scored 81 points against the Toronto Raptors, then the second most ever in one game of the NBA.',
      source: britannica,
    },
    {
      when: '2008-05',
      text: 'He was named the most valuable player of the NBA for the only time.',
      source: britannica,
    },
    {
      when: '2008-08-24',
      text: 'In Beijing he won his first Olympic gold medal with the team of the United States.',
      source: wikipedia,
    },
    {
      when: '2009-06-14',
      text: 'He won his fourth championship, the first without O’Neal, and was the most valuable player of the finals.',
      source: britannica,
    },
    {
      when: '2010-06-17',
      text: 'He won his fifth and last championship in a seventh game against the Boston Celtics.',
      source: britannica,
    },
    {
      when: '2012-08-12',
      text: 'In London he won his second Olympic gold medal.',
      source: wikipedia,
    },
    {
      when: '2013-04-12',
      text: 'He tore his left Achilles tendon in a game and took two free throws before he left the court.',
      source: wikipedia,
    },
    {
      when: '2015-11-29',
      text: 'In the poem Dear Basketball he announced that he would retire at the end of the season.',
      source: {
        title: 'The Players’ Tribune: Dear Basketball',
        url: 'https://www.theplayerstribune.com/articles/dear-basketball',
      },
    },
    {
      when: '2016-04-13',
      text: 'He scored 60 points in his last game, against the Utah Jazz in Los Angeles.',
      source: record,
    },
    {
      when: '2017-12-18',
      text: 'The Lakers retired both of his numbers, 8 and 24.',
      source: wikipedia,
    },
    {
      when: '2018-03-04',
      text: 'With the animator Glen Keane he won the Academy Award for the best animated short film, Dear Basketball.',
      source: oscars,
    },
    {
      when: '2018-10',
      text: 'His book The Mamba Mentality: How I Play came out, with photographs by Andrew D. Bernstein.',
      source: {
        title: 'Wikipedia: The Mamba Mentality: How I Play',
        url: 'https://en.wikipedia.org/wiki/The_Mamba_Mentality:_How_I_Play',
      },
    },
  ],
  criticisms: [
    {
      about: ['rape', 'raped', 'rapist', 'sexual', 'assault', 'colorado', 'accuser', 'accused', 'accusation', 'eagle', '2003'],
      text: 'In 2003 a hotel worker accused him of rape; he later said that he understood that she did not feel she had consented.',
      source: chargesDropped,
    },
    {
      about: ['slur', 'gay', 'homophobic', 'homophobia', 'referee', 'lgbt', 'fined'],
      text: 'In 2011 he shouted an anti-gay slur at a referee, and the NBA fined him 100,000 dollars.',
      source: {
        title: 'ABC News: Kobe Bryant Fined $100,000 for Anti-Gay Slur',
        url: 'https://abcnews.go.com/US/los-angeles-lakers-kobe-bryant-fined-100000-nba/story?id=13370999',
      },
    },
    {
      about: ['selfish', 'shaq', 'uncoachable', 'phil jackson', 'teammates', 'ball hog', 'feud', 'arrogant', 'difficult'],
      text: 'His coach Phil Jackson described him in a book of 2004 as selfish, angry and hard to lead, in a team split by his feud with O’Neal.',
      source: {
        title: 'Buffalo News: Phil Jackson and the needy Lakers',
        url: 'https://buffalonews.com/2004/11/06/phil-jackson-and-the-needy-lakers/',
      },
    },
    {
      about: ['contract', 'salary', 'greed', 'greedy', 'money', 'extension', 'overpaid', 'pay cut'],
      text: 'In 2013, injured, he signed for 48.5 million dollars over two years, which, critics said, left the Lakers too little for other players.',
      source: {
        title: 'Los Angeles Times: Lakers’ extension of Kobe Bryant’s contract really hurts now',
        url: 'https://www.latimes.com/sports/lakers/la-sp-lakers-kobe-plaschke-20140704-column.html',
      },
    },
  ],
};
