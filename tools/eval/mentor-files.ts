import { mentors } from '#lib/mentors/index.ts';

/** What a file of each mentor's folder exports under a name, by the mentor's key. @throws when a mentor has no such file */
export async function fromEachMentor<T>(file: string, name: string): Promise<Readonly<Record<string, T>>> {
  const entries = mentors.map(async ({ key }) => {
    const exported = (await import(`#lib/mentors/${key}/${file}.ts`)) as Record<string, T>;
    return [key, exported[name]!] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
