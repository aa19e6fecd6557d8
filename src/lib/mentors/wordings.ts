import { wordings as ali } from '#lib/mentors/wordings/ali.ts';
import { wordings as bezos } from '#lib/mentors/wordings/bezos.ts';
import { wordings as gandhi } from '#lib/mentors/wordings/gandhi.ts';
import { wordings as ikeda } from '#lib/mentors/wordings/ikeda.ts';
import { wordings as jobs } from '#lib/mentors/wordings/jobs.ts';
import { wordings as kobe } from '#lib/mentors/wordings/kobe.ts';
import { wordings as mlk } from '#lib/mentors/wordings/mlk.ts';
import { wordings as nichiren } from '#lib/mentors/wordings/nichiren.ts';
import { wordings as oprah } from '#lib/mentors/wordings/oprah.ts';
import { wordings as pandey } from '#lib/mentors/wordings/pandey.ts';
import { wordings as srk } from '#lib/mentors/wordings/srk.ts';

/**
 * How people put what each passage answers, by the mentor's key and the passage's id. Only the search reads them, and nobody is
 * shown them; so they are not part of a mentor, which every page needs.
 */
export const wordings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  bezos,
  jobs,
  pandey,
  kobe,
  ali,
  srk,
  oprah,
  gandhi,
  mlk,
  ikeda,
  nichiren,
};
