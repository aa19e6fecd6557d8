import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longestMessage } from '#api/conversations.ts';
import { startApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';
import type { Process } from '#tests/support/processes.ts';

const mostMegabytes = 20;

const words: Readonly<Record<string, string>> = {
  Latin: wordOf('abcdefghijklmnopqrstuvwxyz'),
  Devanagari: wordOf('कखगघचछजझटठडढणतथदधनपफबभमयरलव'),
  'Devanagari with vowel signs': wordOf(['का', 'खि', 'गी', 'घु', 'चे', 'छै', 'जो', 'झौ']),
  Han: wordOf('人生学習友情苦楽時間心身道徳自由平和'),
  Kana: wordOf('あいうえおかきくけこさしすせそ'),
  Hangul: wordOf('가나다라마바사아자차카타파하'),
  Thai: wordOf('กขคงจฉชซญดตถทธนบปผฝพฟภมยรล'),
  Arabic: wordOf('ابتثجحخدذرزسشصضطظعغفقكلمنهوي'),
  'joined emoji': wordOf(['👨‍👩‍👧', '🧑🏽‍🚀', '🏳️‍🌈', '❤️‍🔥']),
  'combining marks on one letter': wordOf('\u0301\u0323\u0327\u0308'),
  digits: wordOf('0123456789'),
  // Neither ends a word for the search.
  tabs: wordOf(['a\t', 'b\t']),
  signs: wordOf('+=<>$^`~|'),
};

/** As long as a message can be, without a blank and without a period. */
function wordOf(letters: string | readonly string[]): string {
  const all = [...letters];
  const word = Array.from({ length: longestMessage }, (_, at) => all[(at * at + (at >> 3)) % all.length]).join('');
  return [...word]
    .slice(0, longestMessage - 1)
    .concat('x')
    .join('');
}

test.for(['fake', 'offline'] as const)(
  'a message of one word of 8,000 letters, in any script, adds less than 20 MB to the most that the worker has needed (provider: %s)',
  { timeout: 120_000 },
  async (provider) => {
    const app = await startApp({ provider });
    const client = await signUp(app);
    const send = async (content: string) => {
      const { status, body } = await ask(client, await startConversation(client), content);
      expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
    };
    // What the worker loads once, and what any message of that length takes.
    for (let round = 0; round < 20; round++) {
      await send(
        `${round} How do I learn patience with myself and with other people? `.repeat(200).slice(0, longestMessage),
      );
    }
    const added: [script: string, megabytes: number][] = [];
    for (const [script, word] of Object.entries(words)) {
      const before = peakMegabytes(app.workers[0]!);
      await send(word);
      added.push([script, peakMegabytes(app.workers[0]!) - before]);
    }
    expect(added.filter(([, megabytes]) => megabytes >= mostMegabytes)).toEqual([]);
  },
);

/** The most memory that a process has had so far. */
function peakMegabytes({ child }: Process): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1_024;
}
