import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findMentor, mentors } from '#lib/mentors/index.ts';

export const usage = `Usage: npm run eval -- [options]
  --mentor gandhi,jobs      only these mentors
  --limit 5                 only the first questions and the first attempts of each mentor
  --concurrency 4           so many questions at once
  --judge                   lets a second model judge each answer (EVAL_JUDGE_BASE_URL, EVAL_JUDGE_API_KEY: a server of its own)
  --judge-model name        which one; else the one that answers
  --json file               where the answers go; else .data/eval/<time>.json
  --price-in 0.15 --price-out 0.6                  of a million tokens, to reckon the cost
  --judge-price-in 2.5 --judge-price-out 10        the same for the judge
  --min 0.9                 ends with 1 when the score is lower`;

const count = z.coerce.number().int().min(1);
const price = z.coerce.number().min(0).optional();
const mentorKeys = z.string().transform((value, context) =>
  value.split(',').map((key) => {
    const mentor = findMentor(key.trim());
    if (mentor !== undefined) return mentor;
    context.addIssue({
      code: 'custom',
      message: `no such mentor: ${key}. There are: ${mentors.map((one) => one.key).join(', ')}`,
    });
    return z.NEVER;
  }),
);

const shape = z.object({
  mentor: mentorKeys.optional(),
  limit: count.default(Number.MAX_SAFE_INTEGER),
  concurrency: count.max(100).default(4),
  judge: z.boolean().default(false),
  'judge-model': z.string().min(1).optional(),
  json: z.string().min(1).optional(),
  'price-in': price,
  'price-out': price,
  'judge-price-in': price,
  'judge-price-out': price,
  min: z.coerce.number().min(0).max(1).optional(),
});

export type Options = z.output<typeof shape>;

const text = { type: 'string' } as const;
const flags = {
  mentor: text,
  limit: text,
  concurrency: text,
  judge: { type: 'boolean' },
  'judge-model': text,
  json: text,
  'price-in': text,
  'price-out': text,
  'judge-price-in': text,
  'judge-price-out': text,
  min: text,
} as const;

/** Reads the command's arguments. @throws an error that says in one line what is wrong with them */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: flags });
  const parsed = shape.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new Error(`--${issue.path.join('.')}: ${issue.message}`);
}

/** A server for the judge alone. */
const judgeSettings = z.object({ EVAL_JUDGE_BASE_URL: z.url().optional(), EVAL_JUDGE_API_KEY: z.string().optional() });

type ModelServer = { apiKey: string | undefined; baseUrl: string | undefined; model: string };

/**
 * Who judges: a server of its own where one is set, else the mentors' one.
 * @throws an error that says in one line what is missing
 */
export function judgeServer(options: Options, provider: ModelServer | null, env: NodeJS.ProcessEnv): ModelServer {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = judgeSettings.safeParse(set);
  if (!parsed.success) throw new Error('Setting EVAL_JUDGE_BASE_URL: must be an address');
  const { EVAL_JUDGE_BASE_URL: baseUrl, EVAL_JUDGE_API_KEY: apiKey } = parsed.data;
  const model = options['judge-model'] ?? provider?.model;
  if (baseUrl === undefined && apiKey === undefined) {
    if (provider === null)
      throw new Error('--judge: no AI provider is set, and no EVAL_JUDGE_BASE_URL or EVAL_JUDGE_API_KEY');
    return { ...provider, model: model! };
  }
  if (model === undefined) throw new Error('--judge: name its model with --judge-model');
  return { baseUrl, apiKey, model };
}
