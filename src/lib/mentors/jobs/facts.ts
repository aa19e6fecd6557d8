import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = { title: 'Britannica: Steve Jobs', url: 'https://www.britannica.com/biography/Steve-Jobs' };
const museum = {
  title: 'Computer History Museum: Steve Jobs',
  url: 'https://computerhistory.org/profile/steve-jobs/',
};
const wikipedia = { title: 'Wikipedia: Steve Jobs', url: 'https://en.wikipedia.org/wiki/Steve_Jobs' };
const stanford = {
  title: 'Stanford News: Steve Jobs’ commencement address (2005)',
  url: 'https://news.stanford.edu/2005/06/14/jobs-061505/',
};
const obituary = {
  title: 'New York Times: Steve Jobs of Apple Dies at 56',
  url: 'https://www.nytimes.com/2011/10/06/business/steve-jobs-of-apple-dies-at-56.html',
};

export const facts: FactCard = {
  born: {
    when: '1955-02-24',
    text: 'Steve Jobs was born on 24 February 1955 in San Francisco, California.',
    source: britannica,
  },
  died: {
    when: '2011-10-05',
    text: 'Steve Jobs died on 5 October 2011 in Palo Alto, California, aged 56, after years of cancer.',
    source: obituary,
  },
  roles: [
    { text: 'Co-founder of Apple, and its chief executive from 1997 to 2011.', source: britannica },
    { text: 'Founder of the computer company NeXT.', source: britannica },
    { text: 'Main owner and chief executive of Pixar until Disney bought it in 2006.', source: britannica },
  ],
  events: [
    {
      when: '1955',
      text: 'As a newborn child he was adopted by Paul and Clara Jobs, a working-class couple.',
      source: stanford,
    },
    {
      when: '1972',
      text: 'He entered Reed College in Portland, Oregon, left after six months, and stayed to sit in on a class of calligraphy.',
      source: stanford,
    },
    {
      when: '1974',
      text: 'He worked for the maker of video games Atari and travelled through India in search of enlightenment.',
      source: britannica,
    },
    {
      when: '1976-04-01',
      text: 'With Steve Wozniak and Ronald Wayne he founded Apple to sell the computer that Wozniak had designed.',
      source: museum,
    },
    {
      when: '1977',
      text: 'Apple brought out the Apple II, one of the first successful computers for the home.',
      source: museum,
    },
    {
      when: '1980-12',
      text: 'Apple’s shares were sold to the public for the first time and made him rich at twenty-five.',
      source: britannica,
    },
    {
      when: '1984-01-24',
      text: 'He presented the Macintosh, a computer worked with a mouse and pictures on the screen.',
      source: museum,
    },
    {
      when: '1985',
      text: 'He and Wozniak received the National Medal of Technology from President Reagan.',
      source: wikipedia,
    },
    {
      when: '1985-09',
      text: 'After losing a struggle with the chief executive John Sculley he left Apple and founded NeXT.',
      source: britannica,
    },
    {
      when: '1986',
      text: 'He bought the computer graphics group of George Lucas’s company, which became Pixar.',
      source: britannica,
    },
    {
      when: '1991-03-18',
      text: 'He married Laurene Powell, with whom he had three children.',
      source: wikipedia,
    },
    {
      when: '1995-11-22',
      text: 'Pixar’s Toy Story, the first long film made wholly by computer, came into the cinemas.',
      source: { title: 'Wikipedia: Toy Story', url: 'https://en.wikipedia.org/wiki/Toy_Story' },
    },
    {
      when: '1996-12-20',
      text: 'Apple announced that it would buy NeXT, which brought him back after eleven years.',
      source: { title: 'Wikipedia: NeXT', url: 'https://en.wikipedia.org/wiki/NeXT' },
    },
    {
      when: '1997-09-16',
      text: 'He became chief executive of Apple, at first for the time being, when the company was close to bankruptcy.',
      source: wikipedia,
    },
    {
      when: '2001-10-23',
      text: 'He presented the iPod, a music player for a thousand songs.',
      source: {
        title: 'Apple: Apple Presents iPod',
        url: 'https://www.apple.com/newsroom/2001/10/23Apple-Presents-iPod/',
      },
    },
    {
      when: '2003-04-28',
      text: 'Apple opened the iTunes Music Store, which sold songs for 99 cents each.',
      source: {
        title: 'Apple: Apple Launches the iTunes Music Store',
        url: 'https://www.apple.com/newsroom/2003/04/28Apple-Launches-the-iTunes-Music-Store/',
      },
    },
    {
      when: '2003-10',
      text: 'Doctors found a rare cancer of the pancreas; he put off the operation for nine months to try other treatments.',
      source: {
        title: 'ABC News: Steve Jobs Regretted Delaying Cancer Surgery 9 Months, Biographer Says',
        url: 'https://abcnews.go.com/Technology/steve-jobs-treatment-biographer-jobs-delayed-surgery-pancreatic/story?id=14781250',
      },
    },
    {
      when: '2005-06-12',
      text: 'He gave the commencement address at Stanford University, on connecting the dots, love and loss, and death.',
      source: stanford,
    },
    {
      when: '2006',
      text: 'Disney bought Pixar for 7.4 billion dollars in shares, which made him Disney’s largest single shareholder.',
      source: britannica,
    },
    {
      when: '2007-01-09',
      text: 'In San Francisco he presented the iPhone.',
      source: {
        title: 'Apple: Apple Reinvents the Phone with iPhone',
        url: 'https://www.apple.com/newsroom/2007/01/09Apple-Reinvents-the-Phone-with-iPhone/',
      },
    },
    {
      when: '2009',
      text: 'He took half a year of leave and received a new liver.',
      source: britannica,
    },
    {
      when: '2010-01-27',
      text: 'He presented the iPad.',
      source: {
        title: 'Apple: Apple Launches iPad',
        url: 'https://www.apple.com/newsroom/2010/01/27Apple-Launches-iPad/',
      },
    },
    {
      when: '2011-08-24',
      text: 'He resigned as chief executive of Apple and recommended Tim Cook as his successor.',
      source: {
        title: 'Apple: Letter from Steve Jobs',
        url: 'https://www.apple.com/newsroom/2011/08/24Letter-from-Steve-Jobs/',
      },
    },
  ],
  criticisms: [
    {
      about: ['lisa', 'daughter', 'paternity', 'your child', 'bad father', 'chrisann', 'child support', 'deny', 'denied'],
      text: 'For years he denied that Lisa Brennan-Jobs was his daughter, even after a test, and treated her coldly as she grew up.',
      source: {
        title: 'New York Times: In Small Fry, Steve Jobs Comes Across as a Jerk',
        url: 'https://www.nytimes.com/2018/08/23/books/steve-jobs-lisa-brennan-jobs-small-fry.html',
      },
    },
    {
      about: ['cruel', 'cruelty', 'mean', 'rude', 'bully', 'bullied', 'jerk', 'yell', 'yelled', 'abusive', 'humiliate', 'harsh'],
      text: 'He humiliated the people who worked for him; his biographer says that he could be very mean and was a bad manager.',
      source: {
        title: 'Philippine Daily Inquirer: Steve Jobs, a genius but a bad, mean manager',
        url: 'https://technology.inquirer.net/5713/steve-jobs-a-genius-but-a-bad-mean-manager',
      },
    },
    {
      about: ['poach', 'poaching', 'wages', 'salaries', 'hiring', 'recruit', 'engineers', 'collusion', 'google', 'antitrust'],
      text: 'Under him Apple and Pixar agreed with rivals not to recruit each other’s engineers, against the law, the government said.',
      source: {
        title: 'Federal Register: United States v. Adobe Systems, Inc., et al.',
        url: 'https://www.govinfo.gov/content/pkg/FR-2010-10-01/html/2010-24624.htm',
      },
    },
    {
      about: ['foxconn', 'factory', 'factories', 'china', 'chinese workers', 'sweatshop', 'sweatshops', 'suppliers', 'suicides'],
      text: 'The New York Times reported that Apple, under him, had known for years of overwork and unsafe plants at its suppliers in China.',
      source: {
        title: 'New York Times: In China, Human Costs Are Built Into an iPad',
        url: 'https://www.nytimes.com/2012/01/26/business/ieconomy-apples-ipad-and-the-human-costs-for-workers-in-china.html',
      },
    },
    {
      about: ['options', 'backdating', 'backdated', 'shares', 'stock', 'fraud', 'sec'],
      text: 'In 2001 Apple gave him 7.5 million options with a false, earlier date; the regulator charged its chief lawyer, not him.',
      source: {
        title: 'SEC: SEC Charges Former Apple General Counsel for Illegal Stock Option Backdating',
        url: 'https://www.sec.gov/litigation/litreleases/2007/lr20086.htm',
      },
    },
  ],
};
