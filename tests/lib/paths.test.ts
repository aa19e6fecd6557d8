import { expect, test } from 'vitest';
import { pathOfThisSite } from '#lib/http/paths.ts';

test.for([
  '/',
  '/chat/1',
  '/?category=legacy',
  '/login?tab=register#email',
  '/a?next=//evil.example',
  '/%2F/evil.example',
  '/a//b',
  '/@evil.example',
  '/.evil.example',
])('%s stays', (path) => {
  expect(pathOfThisSite(path)).toBe(path);
});

test.for([
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'data:text/html,a',
  'evil.example',
  '?a',
  '#a',
  '',
  'http://[',
  undefined,
  null,
  7,
  {},
  ['/a'],
])('%j leads nowhere', (value) => {
  expect(pathOfThisSite(value)).toBeNull();
});

test.for(['/a\r\nset-cookie: a=b', '/a b', '/ü', '/a\tb', '/../../etc', '/a\\b'])(
  'what comes of %j is safe in a header and of this site',
  (value) => {
    const path = pathOfThisSite(value);
    expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
    expect(path).not.toContain('\\');
    expect(new URL(path!, 'https://wisdom.example').host).toBe('wisdom.example');
  },
);
