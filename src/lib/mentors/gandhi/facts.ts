import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = {
  title: 'Britannica: Mahatma Gandhi',
  url: 'https://www.britannica.com/biography/Mahatma-Gandhi',
};
const southAfricanHistory = {
  title: 'South African History Online: Mohandas Karamchand Gandhi',
  url: 'https://www.sahistory.org.za/people/mohandas-karamchand-gandhi',
};
const maniBhavan = {
  title: 'Mani Bhavan Gandhi Sangrahalaya: Gandhi in South Africa',
  url: 'https://www.gandhi-manibhavan.org/about-gandhi/gandhi-in-safrica.html',
};
const trial = { title: 'The India Forum: The Great Trial of 1922', url: 'https://www.theindiaforum.in/article/great-trial-1922' };
const poonaPact = {
  title: 'Hindustan Times: Gandhi, Ambedkar and the 1932 Poona Pact',
  url: 'https://www.hindustantimes.com/india-news/gandhi-ambedkar-and-the-1932-poona-pact/story-5WuyrphB8OwtRp5lC9XQGP.html',
};
const fasts = {
  title: 'Wikipedia: List of fasts undertaken by Mahatma Gandhi',
  url: 'https://en.wikipedia.org/wiki/List_of_fasts_undertaken_by_Mahatma_Gandhi',
};

export const facts: FactCard = {
  born: {
    when: '1869-10-02',
    text: 'Mohandas Karamchand Gandhi was born on 2 October 1869 in Porbandar, on the coast of Gujarat in India.',
    source: britannica,
  },
  died: {
    when: '1948-01-30',
    text: 'Gandhi was shot dead on 30 January 1948 in New Delhi by Nathuram Godse, a Hindu nationalist, on his way to prayers.',
    source: britannica,
  },
  roles: [
    { text: 'Lawyer, and leader of India’s movement for independence.', source: britannica },
    { text: 'Founder of satyagraha, the practice of non-violent resistance.', source: britannica },
    { text: 'Campaigner for the rights of Indians in South Africa, from 1894 to 1914.', source: southAfricanHistory },
    {
      text: 'Author of an autobiography, The Story of My Experiments with Truth.',
      source: {
        title: 'Wikipedia: The Story of My Experiments with Truth',
        url: 'https://en.wikipedia.org/wiki/The_Story_of_My_Experiments_with_Truth',
      },
    },
  ],
  events: [
    {
      when: '1883',
      text: 'At thirteen he was married to Kasturba, a girl of his own age, as their families had arranged.',
      source: britannica,
    },
    {
      when: '1888-09',
      text: 'He sailed to London to study law, after vowing to his mother to keep away from meat, wine and women.',
      source: britannica,
    },
    {
      when: '1891-06',
      text: 'He was called to the bar in London and went home to India, where he found little work as a lawyer.',
      source: britannica,
    },
    {
      when: '1893-06-07',
      text: 'Newly come to South Africa, he was thrown off a train at Pietermaritzburg because he would not leave the first class.',
      source: maniBhavan,
    },
    {
      when: '1894-08-22',
      text: 'He founded the Natal Indian Congress to defend the rights of Indians in South Africa.',
      source: maniBhavan,
    },
    {
      when: '1897-01-13',
      text: 'A white mob attacked him when he landed in Durban after a journey to India.',
      source: maniBhavan,
    },
    {
      when: '1904',
      text: 'Moved by a book of John Ruskin’s he founded the Phoenix Settlement near Durban, a community of simple living and work.',
      source: southAfricanHistory,
    },
    {
      when: '1906-09-11',
      text: 'In Johannesburg some three thousand Indians resolved not to obey a humiliating law: the beginning of satyagraha.',
      source: {
        title: 'South African History Online: Mass meeting at the Empire Theatre, Johannesburg, 1906',
        url: 'https://www.sahistory.org.za/archive/45-mass-meeting-empire-theatre-johannesburg-1906',
      },
    },
    {
      when: '1908-01',
      text: 'He was imprisoned for the first time, in Johannesburg, for refusing to register under the law against Asians.',
      source: southAfricanHistory,
    },
    {
      when: '1913-11-06',
      text: 'He led striking miners and their families on the Great March from Natal into the Transvaal and was arrested.',
      source: southAfricanHistory,
    },
    {
      when: '1915-01-09',
      text: 'He returned to India for good after two decades in South Africa.',
      source: southAfricanHistory,
    },
    {
      when: '1917-04',
      text: 'In Champaran, Bihar, he took up the cause of farmers who were forced to grow indigo: his first campaign in India.',
      source: { title: 'Wikipedia: Champaran Satyagraha', url: 'https://en.wikipedia.org/wiki/Champaran_Satyagraha' },
    },
    {
      when: '1920',
      text: 'He called on Indians to withdraw from British courts, schools and offices in the movement of non-cooperation.',
      source: trial,
    },
    {
      when: '1922-02-12',
      text: 'He called the movement off and fasted after a crowd at Chauri Chaura had burnt policemen to death.',
      source: {
        title: 'Wikipedia: Chauri Chaura incident',
        url: 'https://en.wikipedia.org/wiki/Chauri_Chaura_incident',
      },
    },
    {
      when: '1922-03-18',
      text: 'A court in Ahmedabad sentenced him to six years in prison for sedition; he was released, ill, in 1924.',
      source: trial,
    },
    {
      when: '1930-03-12',
      text: 'He set out on the Salt March, some 240 miles on foot to the sea at Dandi, to break the British monopoly of salt.',
      source: { title: 'Britannica: Salt March', url: 'https://www.britannica.com/event/Salt-March' },
    },
    {
      when: '1931',
      text: 'He represented the Indian National Congress at the Round Table Conference in London and came home without success.',
      source: britannica,
    },
    {
      when: '1932-09-20',
      text: 'In prison he began a fast against separate electorates for the untouchables, which ended with the Poona Pact.',
      source: poonaPact,
    },
    {
      when: '1937',
      text: 'He was nominated for the first of five times for the Nobel Peace Prize, which he never received.',
      source: {
        title: 'The Nobel Prize: Mahatma Gandhi, the missing laureate',
        url: 'https://www.nobelprize.org/prizes/themes/mahatma-gandhi-the-missing-laureate/',
      },
    },
    {
      when: '1942-08-08',
      text: 'In Bombay he called on the British to quit India at once, and was arrested the next morning.',
      source: { title: 'Britannica: Quit India Movement', url: 'https://www.britannica.com/event/Quit-India-Movement' },
    },
    {
      when: '1944-02-22',
      text: 'His wife Kasturba died beside him in detention, in the Aga Khan Palace at Poona.',
      source: { title: 'Wikipedia: Kasturba Gandhi', url: 'https://en.wikipedia.org/wiki/Kasturba_Gandhi' },
    },
    {
      when: '1947-09-01',
      text: 'Two weeks after independence and partition he fasted in Calcutta until the killing of Hindus and Muslims stopped there.',
      source: fasts,
    },
    {
      when: '1948-01-13',
      text: 'He began his last fast, for peace between Hindus and Muslims in Delhi, and ended it on the sixth day.',
      source: fasts,
    },
  ],
  criticisms: [
    {
      about: ['racist', 'racism', 'africans', 'black people', 'blacks', 'slur', 'kaffir', 'statue', 'ghana'],
      text: 'In South Africa he used a racial slur for black Africans and protested that Indians were put on a level with them.',
      source: {
        title: 'BBC News: Was Mahatma Gandhi a racist?',
        url: 'https://www.bbc.com/news/world-asia-india-34265882',
      },
    },
    {
      about: ['caste', 'castes', 'ambedkar', 'dalit', 'dalits', 'untouchable', 'untouchables', 'untouchability', 'poona'],
      text: 'His fast of 1932 forced B. R. Ambedkar to give up the separate electorates that the untouchables had just been granted.',
      source: poonaPact,
    },
    {
      about: ['celibacy', 'brahmacharya', 'naked', 'manu', 'abha', 'young women', 'girls', 'bed', 'sexual', 'grandniece'],
      text: 'In his seventies he shared his bed with naked young women, his grandniece Manu among them, to test his celibacy.',
      source: {
        title: 'The Guardian: How would Gandhi’s celibacy tests with naked women be seen today?',
        url: 'https://www.theguardian.com/commentisfree/2018/oct/01/gandhi-celibacy-test-naked-women',
      },
    },
    {
      about: ['jews', 'jewish', 'hitler', 'nazi', 'nazis', 'holocaust', 'germany', 'buber'],
      text: 'In 1938 he advised the Jews of Germany to stay and resist without violence; Martin Buber replied that he did not grasp their plight.',
      source: {
        title: 'JCRelations: In Defense of a Just Society, Buber Contra Gandhi',
        url: 'https://www.jcrelations.net/article/in-defense-of-a-just-society-buber-contra-gandhi-on-jewish-migration-to-palestine.html',
      },
    },
    {
      about: ['harilal', 'sons', 'your son', 'your children', 'bad father', 'your family', 'your wife', 'kasturba'],
      text: 'He forbade his eldest son, Harilal, to study law in England, and Harilal broke with the family in 1911.',
      source: { title: 'Wikipedia: Harilal Gandhi', url: 'https://en.wikipedia.org/wiki/Harilal_Gandhi' },
    },
  ],
};
