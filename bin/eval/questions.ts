import { questions as ali } from './questions/ali.ts';
import { questions as bezos } from './questions/bezos.ts';
import { questions as gandhi } from './questions/gandhi.ts';
import { questions as ikeda } from './questions/ikeda.ts';
import { questions as jobs } from './questions/jobs.ts';
import { questions as kobe } from './questions/kobe.ts';
import { questions as mlk } from './questions/mlk.ts';
import { questions as nichiren } from './questions/nichiren.ts';
import { questions as oprah } from './questions/oprah.ts';
import { questions as pandey } from './questions/pandey.ts';
import { questions as srk } from './questions/srk.ts';

/** A question as a person would ask it, and the passages that ought to be among the first five found for it. */
export interface EvalQuestion {
  question: string;
  /** Ids of passages. */
  finds: readonly string[];
}

/** The evaluation set: twenty questions a mentor, by key. */
export const evalQuestions: Readonly<Record<string, readonly EvalQuestion[]>> = {
  ali,
  bezos,
  gandhi,
  ikeda,
  jobs,
  kobe,
  mlk,
  nichiren,
  oprah,
  pandey,
  srk,
};
