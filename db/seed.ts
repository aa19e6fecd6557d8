import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { hashPassword } from '#lib/auth/passwords.ts';
import { sealTitle } from '#lib/conversations/conversations.ts';
import { finishAnswer } from '#lib/answers/finish-answer.ts';
import { composeBody, sealBody, sealPreview } from '#lib/conversations/message-body.ts';
import { answerOffline } from '#lib/retrieval/offline.ts';
import { mentors } from '#lib/mentors/index.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import { checkOperatorKeys } from '#lib/platform/operator-keys.ts';
import { createWrappedKey, openVault, type Vault } from '#lib/platform/vault.ts';

/** Everybody who is made here signs in with it. */
export const seedPassword = 'wisdom-for-all';

/** Questions that are stored at a time. */
const batch = 5_000;
/** How far back the history goes. */
const historyMs = 365 * 86_400_000;

interface Person {
  id: string;
  vault: Vault;
  wrappedKey: Buffer;
  email: string;
  firstName: string;
  lastName: string;
  joined: number;
}

/** A question of a mentor with its answer, composed as the product does it without a provider. */
interface Exchange {
  mentor: Mentor;
  question: string;
  questionBody: string;
  answer: string;
  answerBody: string;
}

/**
 * Fills a database with people, conversations, reactions, feedback and recommendations, for demos and benches. All is made
 * by the product's own rules: answers come from the libraries, every text is sealed with its owner's key, and the triggers
 * count it.
 * @param onProgress is told how many questions are stored
 * @throws SettingError when ENCRYPTION_KEY is not that of the database
 */
export async function seed(
  sql: postgres.Sql,
  { users, questions }: { users: number; questions: number },
  onProgress: (stored: number) => void,
): Promise<void> {
  await checkOperatorKeys(sql);
  const people = await makePeople(sql, users);
  const exchanges = mentors.flatMap(exchangesOf);
  let begun = 0;
  let stored = 0;
  const fill = async () => {
    while (begun < questions) {
      const count = Math.min(batch, questions - begun);
      begun += count;
      await storeConversations(sql, people, exchanges, count);
      stored += count;
      onProgress(stored);
    }
  };
  // Two at a time: one is sealed while the other is written.
  await Promise.all([fill(), fill()]);
  await makeFeedback(sql, people);
  await makeRecommendations(sql, people);
  await sql`analyze`;
}

async function makePeople(sql: postgres.Sql, count: number): Promise<Person[]> {
  const password = await hashPassword(seedPassword);
  const run = randomUUID().slice(0, 8);
  const people = Array.from({ length: count }, (_, at): Person => {
    const id = randomUUID();
    const wrappedKey = createWrappedKey(id);
    const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
    const email = `${firstName}.${lastName}.${run}-${at + 1}@example.com`.toLowerCase();
    const joined = Date.now() - Math.random() * historyMs;
    return { id, vault: openVault(id, wrappedKey), wrappedKey, email, firstName, lastName, joined };
  });
  await copy(
    sql,
    'users (id, email, password, first_name, last_name, favorite_personalities, created_at, updated_at)',
    people,
    (one) => {
      const favorites = mentors.filter(() => Math.random() < 0.15).map(({ key }) => key);
      return [
        one.id,
        one.email,
        password,
        one.firstName,
        one.lastName,
        `{${favorites.join()}}`,
        iso(one.joined),
        iso(one.joined),
      ];
    },
  );
  await copy(sql, 'user_keys (user_id, wrapped_key)', people, ({ id, wrappedKey }) => [id, wrappedKey]);
  const logins = people.flatMap(({ id, joined }) =>
    [joined, ...times(few(4), () => between(joined))].map((at) => ({ id, at })),
  );
  await copy(sql, 'user_logins (user_id, login_time, ip_address, user_agent)', logins, ({ id, at }) => [
    id,
    iso(at),
    '192.0.2.1',
    pick(browsers),
  ]);
  return people;
}

const conversationTables = {
  conversations: 'id, user_id, personality_key, title, message_count, last_message, created_at, updated_at',
  messages: 'conversation_id, index, role, body, reactions, created_at',
  answers: 'id, conversation_id, question_index, state, created_at, updated_at',
  question_analytics:
    'id, user_id, conversation_id, question, personality, question_length, response_length, timestamp, category',
  reaction_analytics: 'user_id, conversation_id, message_index, reaction, personality, created_at',
};
type ConversationRows = Record<keyof typeof conversationTables, Row[]>;

/** Stores conversations of a few questions each, that many questions in all. */
async function storeConversations(
  sql: postgres.Sql,
  people: readonly Person[],
  exchanges: readonly Exchange[],
  count: number,
): Promise<void> {
  const rows: ConversationRows = {
    conversations: [],
    messages: [],
    answers: [],
    question_analytics: [],
    reaction_analytics: [],
  };
  for (let left = count; left > 0;) {
    // The same mentor throughout; some are asked much more than others.
    const { mentor } = exchanges[Math.floor(exchanges.length * Math.random() ** 1.6)]!;
    const said = times(Math.min(left, 1 + few(6)), () => pick(exchanges.filter((one) => one.mentor === mentor)));
    left -= said.length;
    addConversation(rows, pick(people), said);
  }
  for (const [table, columns] of Object.entries(conversationTables))
    await copy(sql, `${table} (${columns})`, rows[table as keyof ConversationRows], (row) => row);
}

function addConversation(rows: ConversationRows, person: Person, said: readonly Exchange[]): void {
  const id = randomUUID();
  const { mentor } = said[0]!;
  const begun = between(person.joined);
  let at = begun;
  for (const [turn, { question, questionBody, answer, answerBody }] of said.entries()) {
    const answerId = randomUUID();
    const [asked, answered] = [turn * 2, turn * 2 + 1];
    const reaction = Math.random() < 0.3 ? (Math.random() < 0.85 ? '👍' : '👎') : null;
    const sealed = person.vault.seal(`question:${answerId}`, question);
    const lengths = [question.length, answer.length];
    const now = iso(at);
    rows.messages.push(
      [id, asked, 'user', sealBody(person.vault, id, asked, questionBody), '{}', now],
      [
        id,
        answered,
        'assistant',
        sealBody(person.vault, id, answered, answerBody),
        reaction ? `{${reaction}}` : '{}',
        now,
      ],
    );
    rows.answers.push([answerId, id, asked, 'done', now, now]);
    rows.question_analytics.push([answerId, person.id, id, sealed, mentor.key, ...lengths, now, mentor.category]);
    if (reaction !== null) rows.reaction_analytics.push([person.id, id, answered, reaction, mentor.key, now]);
    at = Math.min(Date.now(), at + Math.random() * 600_000);
  }
  const title = sealTitle(person.vault, id, `Chat with ${mentor.name}`);
  const preview = sealPreview(person.vault, id, said.at(-1)!.answer);
  rows.conversations.push([id, person.id, mentor.key, title, said.length * 2, preview, iso(begun), iso(at)]);
}

async function makeFeedback(sql: postgres.Sql, people: readonly Person[]): Promise<void> {
  const some = people.filter((_, at) => at % 3 === 0);
  await copy(
    sql,
    'user_feedback (user_id, experience_rating, nps_score, comment, created_at)',
    some,
    ({ id, joined }) => {
      const rating = Math.min(5, 2 + few(4));
      return [
        id,
        rating,
        Math.min(10, rating * 2 + few(2) - 1),
        Math.random() < 0.4 ? pick(comments) : null,
        iso(between(joined)),
      ];
    },
  );
}

async function makeRecommendations(sql: postgres.Sql, people: readonly Person[]): Promise<void> {
  const wished = recommended.map((one) => ({ ...one, id: randomUUID(), person: pick(people) }));
  await copy(
    sql,
    'personality_recommendations (id, user_id, name, description, category, reasoning, created_at)',
    wished,
    (one) => [
      one.id,
      one.person.id,
      one.name,
      one.description,
      one.category,
      one.reasoning,
      iso(between(one.person.joined)),
    ],
  );
  const votes = wished.flatMap(({ id }) =>
    people
      .filter(() => Math.random() < Math.min(0.5, 40 / people.length))
      .map((person) => ({ id, person, vote: Math.random() < 0.8 ? 'up' : 'down' })),
  );
  await copy(sql, 'recommendation_votes (user_id, recommendation_id, vote)', votes, ({ id, person, vote }) => [
    person.id,
    id,
    vote,
  ]);
}

function exchangesOf(mentor: Mentor): Exchange[] {
  const asked = mentor.starters.flatMap((starter) => framings.map((frame) => frame(starter)));
  return asked.map((question) => {
    const { text, passages } = answerOffline(mentor, question);
    const { content, cited } = finishAnswer(text, passages, mentor.starters);
    return {
      mentor,
      question,
      questionBody: composeBody(question, 0),
      answer: content,
      answerBody: composeBody(content, 1, { cited }),
    };
  });
}

type Cell = string | number | Buffer | null;
type Row = Cell[];

/** Writes rows with COPY, the fastest way in. @param target the table and its columns */
async function copy<T>(sql: postgres.Sql, target: string, items: readonly T[], row: (item: T) => Row): Promise<void> {
  if (items.length === 0) return;
  const writable = await sql.unsafe(`copy ${target} from stdin`).writable();
  await pipeline(Readable.from(lines(items, row)), writable);
}

function* lines<T>(items: readonly T[], row: (item: T) => Row): Generator<string> {
  for (let from = 0; from < items.length; from += 500) {
    yield items
      .slice(from, from + 500)
      .map((item) => `${row(item).map(cell).join('\t')}\n`)
      .join('');
  }
}

/** As COPY's text format has it. */
function cell(value: Cell): string {
  if (value === null) return String.raw`\N`;
  if (Buffer.isBuffer(value)) return String.raw`\\x${value.toString('hex')}`;
  return String(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)
    .replaceAll('\r', String.raw`\r`);
}

const iso = (time: number) => new Date(time).toISOString();
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const few = (most: number) => Math.floor(Math.random() * (most + 1));
const between = (from: number) => from + Math.random() * (Date.now() - from);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

const framings = [
  (starter: string) => starter,
  (starter: string) => `I have been thinking about this for weeks. ${starter}`,
  (starter: string) => `${starter} I am asking for my daughter, who has just left school.`,
  (starter: string) => `My team looks to me, and I have no answer. ${starter}`,
  (starter: string) => `${starter}\n\nPlease be plain with me.`,
];
const firstNames = [
  'Aiko',
  'Amara',
  'Arjun',
  'Beatriz',
  'Chen',
  'Dmitri',
  'Elif',
  'Fatima',
  'Gabriel',
  'Hana',
  'Ibrahim',
  'Ines',
  'Jonas',
  'Kavya',
  'Liam',
  'Mei',
  'Nadia',
  'Olu',
  'Priya',
  'Rosa',
  'Samir',
  'Tomas',
  'Uma',
  'Yusuf',
  'Zoe',
];
const lastNames = [
  'Adeyemi',
  'Bergman',
  'Castro',
  'Das',
  'Eriksen',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ito',
  'Joshi',
  'Kim',
  'Lopez',
  'Mbeki',
  'Nakamura',
  'Okafor',
  'Patel',
  'Rossi',
  'Sato',
  'Tanaka',
  'Varga',
  'Wong',
];
const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
];
const comments = [
  'The sources make all the difference to me.',
  'I come here in the morning before work.',
  'Could the answers be a little shorter?',
  'My father and I ask the same question and compare what we get.',
  'I would like to hear more women.',
];
const recommended = [
  {
    name: 'Marie Curie',
    category: 'legacy',
    description: 'Physicist and chemist, twice a Nobel laureate.',
    reasoning: 'She went on working where every door was closed to her.',
  },
  {
    name: 'Nelson Mandela',
    category: 'leaders',
    description: 'First president of a South Africa for all its people.',
    reasoning: 'Nobody knew more of patience and of forgiving.',
  },
  {
    name: 'Serena Williams',
    category: 'sports',
    description: 'Tennis champion over three decades.',
    reasoning: 'She came back again and again, as a mother too.',
  },
  {
    name: 'Satyajit Ray',
    category: 'cinema',
    description: 'Film director, writer and illustrator from Calcutta.',
    reasoning: 'He saw dignity in the smallest lives.',
  },
  {
    name: 'Madam C. J. Walker',
    category: 'business',
    description: 'Entrepreneur who built a company out of nothing.',
    reasoning: 'She took thousands of women along with her.',
  },
];
