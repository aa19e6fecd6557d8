import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { openApiDocument } from '#api/openapi.ts';

test('docs/openapi.json is what the contract says (npm run openapi)', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(openApiDocument());
});

test('every call is described, with each parameter of its path', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(contract).toSorted());
  for (const [path, methods] of Object.entries(paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      expect(
        parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
        path,
      ).toEqual(inPath);
    }
  }
});
