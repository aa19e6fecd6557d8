import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = { title: 'Britannica: Jeff Bezos', url: 'https://www.britannica.com/biography/Jeff-Bezos' };
const testimony = {
  title: 'Statement by Jeff Bezos to the U.S. House Committee on the Judiciary',
  url: 'https://www.aboutamazon.com/news/policy-news-views/statement-by-jeff-bezos-to-the-u-s-house-committee-on-the-judiciary',
};
const divorce = {
  title: 'Sydney Morning Herald: Amazon CEO Jeff Bezos and wife MacKenzie to divorce',
  url: 'https://www.smh.com.au/business/companies/amazon-ceo-jeff-bezos-and-wife-mackenzie-to-divorce-20190110-p50qh6.html',
};
const spaceFlight = {
  title: 'Blue Origin safely launches four commercial astronauts to space and back',
  url: 'https://www.blueorigin.com/news/first-human-flight-updates',
};
const postSale = {
  title: 'Washington Post to be sold to Jeff Bezos, the founder of Amazon',
  url: 'https://www.washingtonpost.com/national/washington-post-to-be-sold-to-jeff-bezos/2013/08/05/ca537c9e-fe0c-11e2-9711-3708310f6f4d_story.html',
};

export const facts: FactCard = {
  born: {
    when: '1964-01-12',
    text: 'Jeff Bezos was born on 12 January 1964 in Albuquerque, New Mexico.',
    source: britannica,
  },
  died: null,
  roles: [
    { text: 'Founder of Amazon, and its chief executive until 2021.', source: britannica },
    { text: 'Founder of the space company Blue Origin.', source: spaceFlight },
    { text: 'Owner of the Washington Post since 2013.', source: postSale },
  ],
  events: [
    {
      when: '1968',
      text: 'When he was four, Miguel Bezos, an immigrant from Cuba whom his mother had married, adopted him.',
      source: testimony,
    },
    {
      when: '1986',
      text: 'He graduated from Princeton University with the highest honours, in electrical engineering and computer science.',
      source: britannica,
    },
    {
      when: '1990',
      text: 'He joined the investment firm D. E. Shaw in New York, where he became the youngest senior vice-president.',
      source: britannica,
    },
    {
      when: '1993',
      text: 'He married MacKenzie Tuttle, a novelist whom he had met at D. E. Shaw and with whom he has four children.',
      source: divorce,
    },
    {
      when: '1994-07',
      text: 'He left Wall Street and founded the company that became Amazon, at first named Cadabra, near Seattle.',
      source: { title: 'Wikipedia: History of Amazon', url: 'https://en.wikipedia.org/wiki/History_of_Amazon' },
    },
    {
      when: '1995-07',
      text: 'Amazon sold its first book on the web.',
      source: britannica,
    },
    {
      when: '1997-05-15',
      text: 'Amazon’s shares were sold to the public for the first time, at 18 dollars each.',
      source: { title: 'Amazon Investor Relations: FAQs', url: 'https://ir.aboutamazon.com/faqs/default.aspx' },
    },
    {
      when: '1999-12',
      text: 'Time magazine named him its Person of the Year, at thirty-five one of the youngest ever.',
      source: {
        title: 'Wired: Man of the Year Jeff Bezos',
        url: 'https://www.wired.com/1999/12/man-of-the-year-jeff-bezos/',
      },
    },
    {
      when: '2000',
      text: 'He founded Blue Origin, a company that develops rockets for travel into space.',
      source: { title: 'Edge: Jeff Bezos', url: 'https://www.edge.org/memberbio/jeff_bezos' },
    },
    {
      when: '2001-01-30',
      text: 'After the fall of the internet shares Amazon dismissed 1,300 people, about 15 per cent of its staff.',
      source: {
        title: 'CNET: Amazon cutting 15 percent of staff',
        url: 'https://www.cnet.com/news/amazon-cutting-15-percent-of-staff-beats-estimates/',
      },
    },
    {
      when: '2006-03',
      text: 'Amazon opened its storage service S3 and began to sell computing over the internet to other companies.',
      source: {
        title: 'Amazon Web Services: Announcing Amazon S3',
        url: 'https://aws.amazon.com/about-aws/whats-new/2006/03/13/announcing-amazon-s3---simple-storage-service/',
      },
    },
    {
      when: '2007-11-19',
      text: 'He presented the Kindle, Amazon’s reader for electronic books.',
      source: {
        title: 'Amazon: Introducing Amazon Kindle',
        url: 'https://press.aboutamazon.com/2007/11/introducing-amazon-kindle',
      },
    },
    {
      when: '2013-08-05',
      text: 'He agreed to buy the Washington Post for 250 million dollars of his own money.',
      source: postSale,
    },
    {
      when: '2014-10-23',
      text: 'Amazon wrote off 170 million dollars, mainly on the Fire Phone, which he had presented himself and few people bought.',
      source: {
        title: 'Vox: Amazon Takes $170 Million Writedown on Weak Fire Phone Sales',
        url: 'https://www.vox.com/2014/10/23/11632220/amazon-takes-170-million-writedown-on-weak-fire-phone-sales',
      },
    },
    {
      when: '2017-06-16',
      text: 'Amazon agreed to buy the grocery chain Whole Foods Market for about 13.7 billion dollars.',
      source: {
        title: 'Amazon to Acquire Whole Foods Market',
        url: 'https://press.aboutamazon.com/2017/6/amazon-to-acquire-whole-foods-market',
      },
    },
    {
      when: '2018-09',
      text: 'He announced the Day One Fund of two billion dollars, for homeless families and for preschools.',
      source: { title: 'Bezos Day One Fund', url: 'https://www.bezosdayonefund.org/' },
    },
    {
      when: '2019-01-09',
      text: 'He and MacKenzie Bezos announced their divorce after twenty-five years of marriage.',
      source: divorce,
    },
    {
      when: '2020-02',
      text: 'He pledged ten billion dollars against climate change and founded the Bezos Earth Fund.',
      source: { title: 'Bezos Earth Fund', url: 'https://www.bezosearthfund.org/' },
    },
    {
      when: '2020-07-29',
      text: 'He testified before Congress, which was looking into the power of the large technology companies.',
      source: testimony,
    },
    {
      when: '2021-07',
      text: 'He handed the management of Amazon to Andy Jassy and became executive chair of its board.',
      source: {
        title: 'Amazon: Email from Jeff Bezos to employees',
        url: 'https://www.aboutamazon.com/news/company-news/email-from-jeff-bezos-to-employees',
      },
    },
    {
      when: '2021-07-20',
      text: 'He flew into space for some minutes on Blue Origin’s first flight with people on board.',
      source: spaceFlight,
    },
    {
      when: '2025-06-27',
      text: 'He and Lauren Sánchez held their wedding in Venice, before about 200 guests and amid protests by residents.',
      source: {
        title: 'Mint: How Jeff Bezos and Lauren Sanchez celebrated in Venice',
        url: 'https://www.livemint.com/news/trends/how-jeff-bezos-and-lauren-sanchez-celebrated-love-luxury-in-the-most-public-yet-private-venetian-wedding-11751106863620.html',
      },
    },
  ],
  criticisms: [
    {
      about: ['warehouse', 'warehouses', 'injury', 'injuries', 'injured', 'working conditions', 'exploit', 'workers', 'quotas'],
      text: 'A Senate committee’s report of 2024 found Amazon’s warehouse workers nearly twice as likely to be hurt as others, also in years when he led it.',
      source: {
        title: 'Senate Committee on Health, Education, Labor, and Pensions: Report on Amazon’s warehouses',
        url: 'https://help.senate.gov/chair/newsroom/press/news-sanders-releases-sweeping-report-exposing-how-amazons-obsession-with-speed-injures-workers-at-unprecedented-rates',
      },
    },
    {
      about: ['union', 'unions', 'unionize', 'unionise', 'bessemer', 'strike', 'labor', 'labour'],
      text: 'Amazon fought unions under him; federal officials ordered a new vote in Bessemer, Alabama, because it had interfered in 2021.',
      source: {
        title: 'NPR: Alabama Amazon warehouse gets another chance to vote on unionizing',
        url: 'https://www.npr.org/2021/11/29/1059887439/alabama-amazon-warehouse-gets-another-chance-to-vote-on-unionizing',
      },
    },
    {
      about: ['tax', 'taxes', 'irs', 'propublica', 'billionaire', 'billionaires', 'fair share'],
      text: 'Tax records that ProPublica obtained show that he, legally, paid no federal income tax in 2007 and 2011.',
      source: {
        title: 'ProPublica: The Secret IRS Files',
        url: 'https://www.propublica.org/article/the-secret-irs-files-trove-of-never-before-seen-records-reveal-how-the-wealthiest-avoid-income-tax',
      },
    },
    {
      about: ['monopoly', 'antitrust', 'ftc', 'competition', 'competitors', 'rivals', 'sellers', 'small businesses', 'too big'],
      text: 'In 2023 the Federal Trade Commission and 17 states sued Amazon, accusing it of a monopoly that harms sellers and shoppers.',
      source: {
        title: 'Federal Trade Commission: FTC Sues Amazon for Illegally Maintaining Monopoly Power',
        url: 'https://www.ftc.gov/news-events/news/press-releases/2023/09/ftc-sues-amazon-illegally-maintaining-monopoly-power',
      },
    },
    {
      about: ['washington post', 'newspaper', 'endorsement', 'endorse', 'editorial', 'press', 'trump', 'harris', 'journalism'],
      text: 'In 2024 he had the Washington Post withhold its endorsement of Kamala Harris, and over 200,000 subscribers cancelled.',
      source: {
        title: 'NPR: Cancellations at the Washington Post after the decision on endorsements',
        url: 'https://www.npr.org/2024/10/28/nx-s1-5168416/washington-post-bezos-endorsement-president-cancellations-resignations',
      },
    },
  ],
};
