import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = {
  title: 'Britannica: Muhammad Ali',
  url: 'https://www.britannica.com/biography/Muhammad-Ali-boxer',
};
const wikipedia = { title: 'Wikipedia: Muhammad Ali', url: 'https://en.wikipedia.org/wiki/Muhammad_Ali' };
const lastTitleFight = {
  title: 'Wikipedia: Muhammad Ali vs. Larry Holmes',
  url: 'https://en.wikipedia.org/wiki/Muhammad_Ali_vs._Larry_Holmes',
};

export const facts: FactCard = {
  born: {
    when: '1942-01-17',
    text: 'Muhammad Ali was born Cassius Marcellus Clay Jr. on 17 January 1942 in Louisville, Kentucky.',
    source: britannica,
  },
  died: {
    when: '2016-06-03',
    text: 'Muhammad Ali died on 3 June 2016 in Scottsdale, Arizona, aged 74, after three decades with Parkinson’s disease.',
    source: {
      title: 'New York Daily News: Muhammad Ali, boxing legend and global icon, dead at 74',
      url: 'https://www.nydailynews.com/sports/muhammad-ali-boxing-legend-global-icon-dead-74-article-1.2660657',
    },
  },
  roles: [
    { text: 'Boxer, and the first man to win the world heavyweight title three times.', source: britannica },
    {
      text: 'Olympic champion of 1960 in the light heavyweight class.',
      source: {
        title: 'United States Olympic & Paralympic Museum: Muhammad Ali',
        url: 'https://usopm.org/muhammad-ali',
      },
    },
    { text: 'Muslim, and conscientious objector to the Vietnam War.', source: britannica },
    {
      text: 'United Nations Messenger of Peace.',
      source: {
        title: 'United Nations: Press conference on the Muhammad Ali Center',
        url: 'https://press.un.org/en/2005/051101_ali_center_pc.doc.htm',
      },
    },
  ],
  events: [
    {
      when: '1954',
      text: 'At twelve he came to boxing when his bicycle was stolen and the policeman to whom he complained, Joe Martin, ran a gym.',
      source: {
        title: 'Courier Journal: Muhammad Ali’s Red Bike Moment set his path',
        url: 'https://www.courier-journal.com/story/news/2021/05/06/muhammad-alis-red-bike-moment-changed-his-life-whats-yours/4962911001/',
      },
    },
    {
      when: '1960-09-05',
      text: 'At eighteen he won the Olympic gold medal of the light heavyweights in Rome.',
      source: {
        title: 'United States Olympic & Paralympic Museum: Muhammad Ali',
        url: 'https://usopm.org/muhammad-ali',
      },
    },
    {
      when: '1964-02-25',
      text: 'In Miami Beach he beat Sonny Liston, against nearly all forecasts, and became heavyweight champion of the world.',
      source: britannica,
    },
    {
      when: '1964-03',
      text: 'Days after the victory over Liston he made his membership of the Nation of Islam known and took the name Muhammad Ali.',
      source: wikipedia,
    },
    {
      when: '1967-04-28',
      text: 'In Houston he refused to be drafted into the army, and lost his title and his licence to box.',
      source: {
        title: 'New York Daily News: Ali was stripped of his title for refusing to join the army',
        url: 'https://www.nydailynews.com/sports/ali-stripped-title-refusing-join-army-1967-article-1.2660321',
      },
    },
    {
      when: '1967-06-20',
      text: 'A jury convicted him of evading the draft, and he was sentenced to five years in prison, which he never had to serve.',
      source: {
        title: 'Atlanta Journal-Constitution: 50 years ago today, Muhammad Ali refused to join Army',
        url: 'https://www.ajc.com/sports/years-ago-today-muhammad-ali-refused-join-army/kGPEK9elvAU92ifFnBAcKL/',
      },
    },
    {
      when: '1970-10-26',
      text: 'After more than three years without a fight he came back in Atlanta and beat Jerry Quarry.',
      source: britannica,
    },
    {
      when: '1971-03-08',
      text: 'He lost for the first time as a professional, to Joe Frazier in New York, in the Fight of the Century.',
      source: {
        title: 'Wikipedia: Fight of the Century',
        url: 'https://en.wikipedia.org/wiki/Fight_of_the_Century',
      },
    },
    {
      when: '1971-06-28',
      text: 'The Supreme Court of the United States reversed his conviction for refusing the draft.',
      source: {
        title: 'Clay v. United States, 403 U.S. 698 (1971)',
        url: 'https://supreme.justia.com/cases/federal/us/403/698/',
      },
    },
    {
      when: '1974-10-30',
      text: 'In Kinshasa, Zaire, he knocked out George Foreman in the eighth round and was champion for the second time.',
      source: {
        title: 'Wikipedia: The Rumble in the Jungle',
        url: 'https://en.wikipedia.org/wiki/The_Rumble_in_the_Jungle',
      },
    },
    {
      when: '1975',
      text: 'After the death of Elijah Muhammad he turned from the teachings of the Nation of Islam to Sunni Islam.',
      source: wikipedia,
    },
    {
      when: '1975-10-01',
      text: 'He won his third fight against Joe Frazier, the Thrilla in Manila, which Frazier’s trainer stopped after fourteen rounds.',
      source: { title: 'Wikipedia: Thrilla in Manila', url: 'https://en.wikipedia.org/wiki/Thrilla_in_Manila' },
    },
    {
      when: '1978-09-15',
      text: 'He beat Leon Spinks, to whom he had lost seven months before, and won the title for the third time.',
      source: britannica,
    },
    {
      when: '1980-10-02',
      text: 'He came out of retirement to fight Larry Holmes in Las Vegas and was beaten so badly that his corner stopped the fight.',
      source: lastTitleFight,
    },
    {
      when: '1981-12-11',
      text: 'He lost his last fight, to Trevor Berbick in the Bahamas, and ended his career with 56 victories and five defeats.',
      source: wikipedia,
    },
    {
      when: '1984',
      text: 'At forty-two he was diagnosed with Parkinson’s disease.',
      source: {
        title: 'CBS News: Muhammad Ali’s long struggle with Parkinson’s disease',
        url: 'https://www.cbsnews.com/news/muhammad-ali-parkinsons-disease/',
      },
    },
    {
      when: '1990-11',
      text: 'He travelled to Baghdad, met Saddam Hussein, and obtained a promise that Americans held in Iraq could go home.',
      source: {
        title: 'Associated Press: Boxing’s Muhammad Ali Meets with Saddam, Hostage Release Promised',
        url: 'https://apnews.com/ae7d3a67b1cb4abd5e100821ce810805',
      },
    },
    {
      when: '1996-07-19',
      text: 'With shaking hands he lit the flame at the opening of the Olympic Games in Atlanta.',
      source: {
        title: 'CBS News: Muhammad Ali’s long struggle with Parkinson’s disease',
        url: 'https://www.cbsnews.com/news/muhammad-ali-parkinsons-disease/',
      },
    },
    {
      when: '2005-11-09',
      text: 'President George W. Bush gave him the Presidential Medal of Freedom, the highest civil award of the United States.',
      source: {
        title: 'The White House: Presidential Medal of Freedom Recipients',
        url: 'https://georgewbush-whitehouse.archives.gov/news/releases/2005/11/20051103-5.html',
      },
    },
    {
      when: '2005-11-21',
      text: 'The Muhammad Ali Center, a museum and place of learning about his ideals, opened to the public in Louisville.',
      source: {
        title: 'United Nations: Press conference on the Muhammad Ali Center',
        url: 'https://press.un.org/en/2005/051101_ali_center_pc.doc.htm',
      },
    },
  ],
  criticisms: [
    {
      about: ['frazier', 'joe', 'gorilla', 'uncle tom', 'insult', 'insults', 'insulted', 'taunt', 'taunts', 'trash talk'],
      text: 'He called Joe Frazier an Uncle Tom, ignorant, ugly and a gorilla: racial insults that hurt Frazier for the rest of his life.',
      source: {
        title: 'theGrio: How Smokin’ Joe Frazier fought unfair Uncle Tom slurs',
        url: 'https://thegrio.com/2011/11/08/smokin-joe-frazier-fought-uncle-tom-slur-his-whole-life/',
      },
    },
    {
      about: ['malcolm', 'betray', 'betrayed', 'betrayal', 'abandon', 'abandoned'],
      text: 'In 1964 he turned his back on Malcolm X, his friend and teacher, who had left the Nation of Islam and was murdered in 1965.',
      source: {
        title: 'Face2Face Africa: Why Muhammad Ali turned his back on Malcolm X',
        url: 'https://face2faceafrica.com/article/why-muhammad-ali-formed-a-close-relationship-with-malcolm-x-and-then-turned-his-back-on-him',
      },
    },
    {
      about: ['nation of islam', 'elijah', 'separatism', 'separatist', 'segregation', 'integration', 'interracial', 'racist'],
      text: 'For a decade he preached the separation of the races as the Nation of Islam taught it, and spoke against marriage between them.',
      source: wikipedia,
    },
    {
      about: ['wife', 'wives', 'marriage', 'marriages', 'cheat', 'cheated', 'infidelity', 'unfaithful', 'affair', 'affairs'],
      text: 'He was openly unfaithful to his wives; in Manila in 1975 he appeared with Veronica Porche while married to Khalilah Ali.',
      source: {
        title: 'People: After Their Chilla in Manila, Belinda Ali Launches a New Career Alone',
        url: 'https://people.com/archive/after-their-chilla-in-manila-belinda-ali-launches-a-new-career-alone-vol-5-no-8/',
      },
    },
    {
      about: ['holmes', 'berbick', 'pacheco', 'too long', 'too late', 'brain', 'punches', 'damage', 'retire', 'retired'],
      text: 'He went on boxing after his doctor, Ferdie Pacheco, had warned him in 1977 of the damage, and took dangerous beatings.',
      source: lastTitleFight,
    },
  ],
};
