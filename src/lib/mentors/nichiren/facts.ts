import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = { title: 'Britannica: Nichiren', url: 'https://www.britannica.com/biography/Nichiren' };
const wikipedia = { title: 'Wikipedia: Nichiren', url: 'https://en.wikipedia.org/wiki/Nichiren' };
const sado = { title: 'Sado history museum: The Life of Saint Nichiren', url: 'https://www.sado-rekishi.jp/en/%E6%97%A5%E8%93%AE%E8%81%96%E4%BA%BA%E3%81%AE%E7%94%9F%E6%B6%AF' };
const izu = { title: 'World Tribune: The Izu Exile', url: 'https://www.worldtribune.org/2023/nichiren-daishonin-his-lifelong-vow-and-great-compassion-6/' };
const actions = { title: 'Nichiren Library: The Actions of the Votary of the Lotus Sutra', url: 'https://www.nichirenlibrary.org/en/wnd-1/Content/93' };
const persecutions = { title: 'Nichiren Library: On Persecutions Befalling the Sage', url: 'https://www.nichirenlibrary.org/en/wnd-1/Content/138' };

export const facts: FactCard = {
  born: { when: '1222', text: "Nichiren was born in 1222, by tradition on the 16th day of the second month, to a fishing family at Kominato in Awa, in today's Chiba prefecture, Japan.", source: wikipedia },
  died: { when: '1282', text: "Nichiren died at Ikegami, in today's Tokyo, on the 13th day of the tenth month of 1282 by the old calendar, aged 60.", source: wikipedia },
  roles: [
    { text: 'Buddhist monk and teacher of the Lotus Sutra in thirteenth-century Japan.', source: britannica },
    { text: 'Founder of the tradition called Nichiren Buddhism.', source: britannica },
    { text: 'Writer of treatises and of hundreds of letters to his followers.', source: { title: 'Nichiren Library: The Writings of Nichiren Daishonin, volume 1', url: 'https://www.nichirenlibrary.org/en/wnd-1/toc' } },
  ],
  events: [
    { when: '1233', text: 'Nichiren, twelve years old by the Japanese count, entered the temple Seicho-ji near his home in 1233 to study.', source: sado },
    { when: '1237', text: 'Nichiren became a monk at Seicho-ji in 1237, at sixteen by the Japanese count.', source: sado },
    { when: '1242', text: 'After studies in Kamakura, Nichiren went on from about 1242 to Mount Hiei, the chief seat of Buddhist learning near Kyoto.', source: sado },
    { when: '1253', text: 'On the 28th day of the fourth month of 1253, at Seicho-ji, Nichiren first proclaimed his teaching of Nam-myoho-renge-kyo.', source: persecutions },
    { when: '1260', text: 'In the seventh month of 1260 Nichiren submitted his treatise On Establishing the Correct Teaching for the Peace of the Land to Hojo Tokiyori, the most powerful man in Japan.', source: { title: 'Nichiren Library: On Establishing the Correct Teaching for the Peace of the Land', url: 'https://www.nichirenlibrary.org/en/wnd-1/Content/2' } },
    { when: '1260', text: "A little more than a month after the treatise of 1260, followers of the Nembutsu attacked Nichiren's dwelling in Kamakura; he escaped unhurt.", source: izu },
    { when: '1261', text: 'On the twelfth day of the fifth month of 1261 the shogunate exiled Nichiren to Ito on the Izu peninsula; he was pardoned in 1263.', source: { title: 'Ito, Izu: Religious Charisma Nichiren, exiled to Ito in 1261', url: 'http://ocada.jp/izu/nichiren.php' } },
    { when: '1264', text: 'On the eleventh day of the eleventh month of 1264 Nichiren was ambushed in Awa; his forehead was cut and his left hand broken.', source: persecutions },
    { when: '1268', text: 'When a letter from the Mongol empire reached Japan in 1268, Nichiren saw in it the foreign invasion of which he had warned, and wrote to the rulers again.', source: actions },
    { when: '1271', text: 'On the twelfth day of the ninth month of 1271 Nichiren was arrested and led out to be beheaded at Tatsunokuchi; he was spared and sent into exile on Sado island.', source: persecutions },
    { when: '1272', text: 'In the snow of Sado, in the second month of 1272, Nichiren wrote The Opening of the Eyes, one of his major treatises.', source: { title: 'Nichiren Library: The Opening of the Eyes', url: 'https://www.nichirenlibrary.org/en/wnd-1/Content/30' } },
    { when: '1273', text: 'On Sado in 1273 Nichiren wrote his treatise on the object of devotion and drew the great mandala.', source: sado },
    { when: '1274', text: 'Nichiren was pardoned in 1274, warned the government in vain a third time, and withdrew in the fifth month to Mount Minobu.', source: actions },
    { when: '1279', text: 'In the ninth month of 1279 twenty farmers of Atsuhara who followed Nichiren were arrested; three of them were later put to death.', source: { title: 'Nichiren Library: dictionary, Atsuhara Persecution', url: 'https://www.nichirenlibrary.org/en/dic/Content/A/109' } },
    { when: '1282', text: 'Before his death in 1282 Nichiren named six senior disciples; who was his true successor is disputed among his followers to this day.', source: wikipedia },
    { when: '1922', text: 'In 1922 Emperor Taisho granted Nichiren the posthumous title Rissho Daishi, Great Teacher of the Correct Teaching.', source: wikipedia },
  ],
  criticisms: [
    { about: ['intolerant', 'intolerance', 'other religions', 'other schools', 'other sects', 'fanatic', 'pure land', 'nembutsu', 'exclusive'], text: 'Nichiren taught that the other Buddhist schools of his time led people to hell, and historians have held that he broke a Japanese tradition of religious tolerance.', source: { title: 'Jacqueline Stone: Rebuking the Enemies of the Lotus (Japanese Journal of Religious Studies, 1994)', url: 'https://docslib.org/doc/2237452/rebuking-the-enemies-of-the-lotus-nichirenist-exclusivism-in-historical-perspective' } },
    { about: ['violence', 'violent', 'behead', 'beheaded', 'beheading', 'burn temples', 'burn the temples', 'kill priests', 'yui beach'], text: 'In The Selection of the Time Nichiren wrote that the temples of rival schools should be burned down and their priests beheaded at Yui Beach, or Japan would be destroyed.', source: { title: 'Nichiren Library: The Selection of the Time', url: 'https://www.nichirenlibrary.org/en/wnd-1/Content/66' } },
    { about: ['divine punishment', 'punishment for slander', 'deserve their suffering', 'blame the victims', 'blame victims', 'mongol', 'mongols', 'prophecy'], text: 'Nichiren read disasters, and the deaths of followers who had turned against him, as punishment for wrong belief, which lays blame on those who suffer.', source: persecutions },
    { about: ['nationalism', 'nationalist', 'nationalists', 'ultranationalist', 'militarism', 'militarist', 'fascism', 'tanaka chigaku', 'kita ikki'], text: "His language of Japan's holy mission served modern ultranationalists: Tanaka Chigaku made of it Nichirenism, which Kita Ikki and the officer Ishiwara Kanji took up.", source: { title: 'Wikipedia: Tanaka Chigaku', url: 'https://en.wikipedia.org/wiki/Tanaka_Chigaku' } },
    { about: ['miracle', 'miracles', 'legend', 'tatsunokuchi', 'light in the sky'], text: 'That a light in the sky stopped his beheading in 1271 rests on an account under his own name from years later; no independent record bears it out.', source: actions },
  ],
};
