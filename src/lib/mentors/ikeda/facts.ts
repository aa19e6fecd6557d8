import type { FactCard } from '#lib/mentors/mentor.ts';

const biography = {
  title: 'World Tribune: Daisaku Ikeda Bio',
  url: 'https://www.worldtribune.org/2019/daisaku-ikeda-bio/',
};
const wikipedia = { title: 'Wikipedia: Daisaku Ikeda', url: 'https://en.wikipedia.org/wiki/Daisaku_Ikeda' };
const obituary = {
  title: 'The Independent: Daisaku Ikeda death',
  url: 'https://www.independent.co.uk/asia/japan/daisaku-ikeda-death-soka-gakkai-b2449588.html',
};
const founder = {
  title: 'Soka University: University Founder',
  url: 'https://www.soka.ac.jp/en/about/philosophy/founder',
};
const birthOfParty = { title: 'Komeito: Birth of Our Party', url: 'https://www.komei.or.jp/en/about/birth.html' };
const sgi = {
  title: 'Daisaku Ikeda Website: Soka Gakkai International established',
  url: 'https://www.daisakuikeda.org/main/profile/timeline/popup/sgi.html',
};
const fujiwara = {
  title: 'Alicia Patterson Foundation: Dr. Fujiwara Takes on the Value-Creating Society',
  url: 'https://aliciapatterson.org/darrell-houston/dr-fujiwara-takes-on-the-value-creating-society',
};

export const facts: FactCard = {
  born: {
    when: '1928-01-02',
    text: 'Daisaku Ikeda was born on 2 January 1928 in Tokyo, the fifth of eight children of a family that grew seaweed.',
    source: biography,
  },
  died: {
    when: '2023-11-15',
    text: 'Daisaku Ikeda died of old age at his home in Tokyo on 15 November 2023, aged 95.',
    source: obituary,
  },
  roles: [
    { text: 'Third president of the Soka Gakkai, a Buddhist lay movement of Japan, from 1960 to 1979.', source: wikipedia },
    { text: 'Founding president of the Soka Gakkai International.', source: sgi },
    { text: 'Founder of the Japanese party Komeito.', source: birthOfParty },
    { text: 'Author, and founder of schools, two universities, a museum and a concert association.', source: founder },
  ],
  events: [
    {
      when: '1945',
      text: 'In the war he lost his eldest brother, who was killed in Burma, and saw the burning of Tokyo.',
      source: biography,
    },
    {
      when: '1947-08-14',
      text: 'At nineteen he met Josei Toda, who became his mentor, and joined the Soka Gakkai ten days later.',
      source: {
        title: 'Soka Gakkai: My First Encounter with President Toda',
        url: 'https://www.sokaglobal.org/resources/study-materials/buddhist-study/the-wisdom-for-creating-happiness-and-peace/chapter-28-10.html',
      },
    },
    {
      when: '1957-07-03',
      text: 'In Osaka he was arrested on a charge of breaking the election law, and held for two weeks.',
      source: {
        title: 'Daisaku Ikeda Website: Detained on false charges',
        url: 'https://www.daisakuikeda.org/main/profile/timeline/popup/detained.html',
      },
    },
    {
      when: '1960-05-03',
      text: 'At thirty-two, two years after Toda’s death, he became the third president of the Soka Gakkai.',
      source: wikipedia,
    },
    {
      when: '1960-10-02',
      text: 'He set out on his first journey abroad, to the United States, Canada and Brazil, to spread the movement there.',
      source: {
        title: 'World Tribune: The New Human Revolution Concludes',
        url: 'https://www.worldtribune.org/2018/09/new-human-revolution-concludes/',
      },
    },
    {
      when: '1962-01-25',
      text: 'The court in Osaka acquitted him, after 84 sessions, of the charge for which he had been arrested in 1957.',
      source: {
        title: 'Daisaku Ikeda Legacy: Truth will prevail, justice will prevail',
        url: 'https://daisakuikedalegacy.org/wordpress/article-truth-will-prevail-justice-will-prevail',
      },
    },
    {
      when: '1964-11-17',
      text: 'The party Komeito, which he had proposed, was founded.',
      source: birthOfParty,
    },
    {
      when: '1964-12-02',
      text: 'In Okinawa he began his novel The Human Revolution, about the life of Toda, and wrote on it until 1993.',
      source: {
        title: 'World Tribune: A Struggle of Words',
        url: 'https://www.worldtribune.org/2020/a-struggle-of-words/',
      },
    },
    {
      when: '1968-09-08',
      text: 'Before students of the movement he called on Japan to take up relations with China, and was attacked for it.',
      source: {
        title: 'Daisaku Ikeda Website: Proposal for the Normalization of Sino-Japanese Relations',
        url: 'https://www.daisakuikeda.org/main/peacebuild/peace-proposals/proposal-for-the-normalization-of-sino-japanese.html',
      },
    },
    {
      when: '1970-05-03',
      text: 'He apologised in public for the attempt to stop a critical book, and declared movement and party to be separate.',
      source: { title: 'Wikipedia: Soka Gakkai', url: 'https://en.wikipedia.org/wiki/Soka_Gakkai' },
    },
    {
      when: '1971',
      text: 'Soka University, which he founded, opened in Hachioji near Tokyo.',
      source: founder,
    },
    {
      when: '1972-05-05',
      text: 'In London he began the conversations with the historian Arnold Toynbee that became the book Choose Life.',
      source: {
        title: 'Daisaku Ikeda Website: Anniversary of Toynbee-Ikeda Dialogue Celebrated in London',
        url: 'https://www.daisakuikeda.org/sub/events/2007/may/di_070505toynbee-dialogue.html',
      },
    },
    {
      when: '1974-12',
      text: 'In Beijing he met Zhou Enlai, the premier of China.',
      source: {
        title: 'Daisaku Ikeda Website: Sino-Japanese Relations',
        url: 'https://www.daisakuikeda.org/main/peacebuild/peace/peace-06.html',
      },
    },
    {
      when: '1975-01-26',
      text: 'On Guam delegates of 51 countries founded the Soka Gakkai International with him as president.',
      source: sgi,
    },
    {
      when: '1979-04-24',
      text: 'Amid a conflict with the priests of Nichiren Shoshu he resigned as president of the Soka Gakkai in Japan.',
      source: {
        title: 'World Tribune: The Day of Soka Justice',
        url: 'https://www.worldtribune.org/2016/04/day-soka-justice/',
      },
    },
    {
      when: '1983',
      text: 'He received the United Nations Peace Award.',
      source: {
        title: 'Encyclopedia.com: Ikeda Daisaku',
        url: 'https://www.encyclopedia.com/religion/dictionaries-thesauruses-pictures-and-press-releases/ikeda-daisaku',
      },
    },
    {
      when: '1991-11-28',
      text: 'The priesthood of Nichiren Shoshu expelled the whole Soka Gakkai.',
      source: {
        title: 'Daisaku Ikeda Website: Excommunicated by Nichiren Shoshu',
        url: 'https://www.daisakuikeda.org/main/profile/timeline/popup/excommunicated.html',
      },
    },
    {
      when: '1993-09',
      text: 'He lectured at Harvard University and founded what is now the Ikeda Center in Cambridge, Massachusetts.',
      source: {
        title: 'Ikeda Center: Read our founding lecture',
        url: 'https://ikedacenter.org/news-article/read-our-founding-lecture',
      },
    },
    {
      when: '2001-05-03',
      text: 'The campus of Soka University of America, which he founded, was dedicated in Aliso Viejo, California.',
      source: {
        title: 'Soka University of America: Dedication Ceremony of Aliso Viejo Campus',
        url: 'https://www.soka.edu/about/our-stories/founders-message-dedication-ceremony-aliso-viejo-campus',
      },
    },
    {
      when: '2018-08-06',
      text: 'At ninety he finished The New Human Revolution, thirty volumes on which he had worked for twenty-five years.',
      source: {
        title: 'World Tribune: The New Human Revolution Concludes',
        url: 'https://www.worldtribune.org/2018/09/new-human-revolution-concludes/',
      },
    },
    {
      when: '2023-01-11',
      text: 'He published an appeal to end the war in Ukraine and to pledge no first use of nuclear weapons.',
      source: {
        title: 'Ikeda Center: Statement on the Ukraine Crisis and No First Use of Nuclear Weapons',
        url: 'https://www.ikedacenter.org/updates/statement-ukraine-crisis-and-no-first-use-nuclear-weapons',
      },
    },
  ],
  criticisms: [
    {
      about: ['cult', 'personality cult', 'worship', 'worshipped', 'glorify', 'glorified', 'honours', 'honors', 'ego', 'fame'],
      text: 'Critics, among them the priests who had expelled him, say that he bent Buddhism to glorify himself and courted the famous.',
      source: {
        title: 'Los Angeles Times: Japan’s Crusader or Corrupter?',
        url: 'https://www.latimes.com/archives/la-xpm-1996-03-15-mn-47383-story.html',
      },
    },
    {
      about: ['komeito', 'party', 'politics', 'political', 'power', 'government', 'election', 'elections', 'votes', 'parliament'],
      text: 'A member of parliament for Komeito called him in 1988 the autocrat behind a party that claimed to act on its own.',
      source: {
        title: 'Los Angeles Times: Sect, Politics, a Troubled Mix in Japan',
        url: 'https://www.latimes.com/archives/la-xpm-1988-09-27-mn-2723-story.html',
      },
    },
    {
      about: ['book', 'fujiwara', 'censor', 'censorship', 'suppress', 'suppressed', 'free speech', 'publisher', 'critics'],
      text: 'In 1969 his movement and its party pressed Hirotatsu Fujiwara and the publisher not to bring out I Denounce Soka Gakkai.',
      source: fujiwara,
    },
    {
      about: ['shakubuku', 'conversion', 'convert', 'converts', 'recruit', 'recruiting', 'brainwash', 'brainwashing', 'pressure'],
      text: 'In the 1960s, under him, the Soka Gakkai recruited so aggressively that Fujiwara called it little more than brainwashing.',
      source: fujiwara,
    },
    {
      about: ['pacifism', 'pacifist', 'military', 'army', 'coalition', 'liberal democratic', 'ldp', 'ideals', 'hypocrite'],
      text: 'The critic Makoto Sataka charges that pacifism became secondary to him as he and Komeito came closer to power.',
      source: {
        title: 'Asahi Shimbun, 19 November 2023: Komeito and its founder',
        url: 'https://www.asahi.com/ajw/articles/15061221',
      },
    },
  ],
};
