import { expect, test } from 'vitest';
import {
  answerOf,
  beginAsking,
  beginSending,
  beginStopping,
  beginWriting,
  cancelStopping,
  type ChatState,
  createChatStore,
  finishRequest,
  firstReplaced,
  followOthers,
  go,
  requestOf,
  setConnected,
  showHelpBelow,
  watchedIndex,
} from '#islands/chat/store.ts';

const idle: ChatState = { phase: 'idle' };
const sending = { phase: 'sending', content: 'How?', revises: null } as const;
const asking = { phase: 'asking', question: 4 } as const;
const writing = { phase: 'writing', request: sending, answer: 7, isConnected: true, help: null } as const;
const writingAgain = { ...writing, request: asking, answer: 5 } as const;
const watching = { phase: 'watching', answer: 7, isConnected: true } as const;

/** A state of every phase, by the name that the table below uses. */
const states = {
  idle,
  sending,
  asking,
  writing,
  writingAgain,
  watching,
  stopping: { phase: 'stopping', stopped: writing },
  stoppingWatched: { phase: 'stopping', stopped: watching },
} satisfies Record<string, ChatState>;

type Name = keyof typeof states;

const watchingOther: ChatState = { ...watching, answer: 9 };

/** For each transition the phases that allow it, and where it leads from there. It leaves every other state as it is. */
const transitions: Record<string, { run: (state: ChatState) => ChatState; leads: Partial<Record<Name, ChatState>> }> = {
  'send a message': {
    run: (state) => beginSending(state, 'How?', null),
    leads: { idle: sending },
  },
  'ask again': {
    run: (state) => beginAsking(state, 4),
    leads: { idle: asking },
  },
  'begin to write': {
    run: (state) => beginWriting(state, 7),
    leads: { sending: writing, asking: { ...writingAgain, answer: 7 } },
  },
  'follow an answer of others': {
    run: (state) => followOthers(state, 9),
    leads: { idle: watchingOther, watching: watchingOther, stoppingWatched: watchingOther },
  },
  'follow the answer that is watched': {
    run: (state) => followOthers(state, 7),
    leads: { idle: watching },
  },
  'follow no answer any more': {
    run: (state) => followOthers(state, null),
    leads: { watching: idle, stoppingWatched: idle },
  },
  'finish the request': {
    run: (state) => finishRequest(state, null),
    leads: { sending: idle, asking: idle, writing: idle, writingAgain: idle, stopping: idle },
  },
  'finish the request while others wait': {
    run: (state) => finishRequest(state, 9),
    leads: {
      sending: watchingOther,
      asking: watchingOther,
      writing: watchingOther,
      writingAgain: watchingOther,
      stopping: watchingOther,
    },
  },
  'lose the connection': {
    run: (state) => setConnected(state, false),
    leads: {
      writing: { ...writing, isConnected: false },
      writingAgain: { ...writingAgain, isConnected: false },
      watching: { ...watching, isConnected: false },
      stopping: { phase: 'stopping', stopped: { ...writing, isConnected: false } },
      stoppingWatched: { phase: 'stopping', stopped: { ...watching, isConnected: false } },
    },
  },
  'have a connection already': {
    run: (state) => setConnected(state, true),
    leads: {},
  },
  'show help': {
    run: (state) => showHelpBelow(state, '<p>Call</p>'),
    leads: {
      writing: { ...writing, help: '<p>Call</p>' },
      writingAgain: { ...writingAgain, help: '<p>Call</p>' },
      stopping: { phase: 'stopping', stopped: { ...writing, help: '<p>Call</p>' } },
    },
  },
  'stop the answer': {
    run: beginStopping,
    leads: {
      writing: states.stopping,
      writingAgain: { phase: 'stopping', stopped: writingAgain },
      watching: states.stoppingWatched,
    },
  },
  'fail to stop the answer': {
    run: cancelStopping,
    leads: { stopping: writing, stoppingWatched: watching },
  },
};

test('every transition leads where it may from every phase, and otherwise leaves the very same state', () => {
  const failed = Object.entries(transitions).flatMap(([transition, { run, leads }]) =>
    (Object.keys(states) as Name[])
      .filter((name) => {
        const before = states[name];
        const after = run(before);
        const wanted = leads[name];
        return wanted === undefined ? after !== before : JSON.stringify(after) !== JSON.stringify(wanted);
      })
      .map((name) => `${transition}, from ${name}`),
  );
  expect(failed).toEqual([]);
});

test('a store tells whether a transition was allowed, and tells its listeners of those only', () => {
  const $chat = createChatStore(null);
  const seen: string[] = [];
  $chat.listen(({ phase }) => void seen.push(phase));
  expect(go($chat, beginSending, 'Only once', null)).toBe(true);
  expect(go($chat, beginSending, 'Only once', null), 'a double click').toBe(false);
  expect(go($chat, beginStopping), 'before there is an answer').toBe(false);
  expect(go($chat, beginWriting, 1)).toBe(true);
  expect(go($chat, finishRequest, null)).toBe(true);
  expect(seen).toEqual(['sending', 'writing', 'idle']);
});

test('a page that was rendered while an answer was written watches it', () => {
  expect(createChatStore(3).get()).toEqual({ phase: 'watching', answer: 3, isConnected: true });
});

test('a state tells what the screen needs of it', () => {
  const revising: ChatState = { ...sending, revises: 2 };
  const rows: [string, ChatState, unknown[]][] = [
    ['idle', idle, [null, null, null, null]],
    ['sending', sending, ['sending', null, null, null]],
    ['an edited question', revising, ['sending', null, null, 2]],
    ['asking', asking, ['asking', null, null, 5]],
    ['writing', writing, ['sending', 7, null, 6]],
    [
      'writing to an edited question',
      { ...writing, request: { ...sending, revises: 2 }, answer: 3 },
      ['sending', 3, null, 2],
    ],
    ['writing again', writingAgain, ['asking', 5, null, 5]],
    ['watching', watching, [null, 7, 7, null]],
    ['stopping', states.stopping, ['sending', 7, null, 6]],
    ['stopping what is watched', states.stoppingWatched, [null, 7, 7, null]],
  ];
  const read = (state: ChatState) => [
    requestOf(state)?.phase ?? null,
    answerOf(state)?.answer ?? null,
    watchedIndex(state),
    firstReplaced(state),
  ];
  expect(
    rows.filter(([, state, wanted]) => JSON.stringify(read(state)) !== JSON.stringify(wanted)).map(([name]) => name),
  ).toEqual([]);
});
