import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallKey, contract } from '#api/contract.ts';
import { rulesOf } from '#api/rules.ts';

/** Every call that a form of a screen makes (src/components/forms/Form.astro). */
const calls = [
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/change-password',
  'POST /api/account/delete',
  'PATCH /api/account/name',
  'POST /api/conversations/{id}/title',
  'POST /api/conversations',
  'POST /api/guidance',
  'POST /api/recommendations',
  'PATCH /api/recommendations/{id}',
] as const satisfies CallKey[];

const lengths = [0, 1, 2, 5, 6, 7, 8, 9, 10, 100, 101, 254, 255, 256, 257, 1_000, 1_001, 2_000, 2_001];
const texts = [
  ...lengths.flatMap((length) => ['x'.repeat(length), '🪷'.repeat(length), `  ${'x'.repeat(length)}\n`]),
  ...[
    'maya@example.com',
    '  maya@example.com ',
    'maya@localhost',
    'maya',
    '@',
    'a b@example.com',
    `${'m'.repeat(250)}@example.com`,
  ],
  ...['business', 'legacy', 'pending', 'businesslegacy'],
];

// spec: validation-31
test.for(calls)('what the browser says of the fields of %s is what the server says', (call) => {
  const { shape } = contract[call].input as z.ZodObject;
  const rules = rulesOf(call);
  const differing = Object.entries(rules).flatMap(([name, { isTrimmed, rules: own }]) =>
    texts.flatMap((text) => {
      const parsed = z.safeParse(shape[name] as z.ZodType, text);
      const there = parsed.success ? undefined : parsed.error.issues[0]!.message;
      const here = own.find(
        ([pattern, flags]) => !new RegExp(pattern, flags).test(isTrimmed ? text.trim() : text),
      )?.[2];
      return here === there ? [] : [{ name, text: text.slice(0, 40), length: text.length, here, there }];
    }),
  );
  expect(differing).toEqual([]);
});

test('the fields that people type into have rules', () => {
  const named = (call: CallKey) => Object.keys(rulesOf(call));
  expect(named('POST /api/auth/login')).toEqual(['email', 'password']);
  expect(named('POST /api/auth/register')).toEqual(['email', 'password', 'firstName', 'lastName']);
  expect(named('POST /api/auth/change-password')).toEqual(['currentPassword', 'newPassword']);
  expect(named('POST /api/recommendations')).toEqual(
    expect.arrayContaining(['name', 'category', 'description', 'reasoning']),
  );
});
