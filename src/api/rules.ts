import { z } from 'zod';
import { type CallKey, contract } from '#api/contract.ts';

/** A pattern with its flags, and what is said of a text that does not match it. */
type Rule = [pattern: string, flags: string, message: string];

/** What a field's text is to be, as a page carries it to the browser: zod stays on the server. */
export interface FieldRules {
  isTrimmed: boolean;
  rules: Rule[];
}

const rulesByCall = new Map<CallKey, Record<string, FieldRules>>();

/** The rules of a call's text fields, read from its schema. A rule that no pattern can tell, or that has no words of its
 * own, is left to the server. */
export function rulesOf(call: CallKey): Record<string, FieldRules> {
  const known = rulesByCall.get(call);
  if (known !== undefined) return known;
  const { input } = contract[call];
  const fields = input instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(input.shape) : [];
  const rules = Object.fromEntries(
    fields.map(([name, schema]) => [name, readRules(schema)] as const).filter(([, read]) => read.rules.length > 0),
  );
  rulesByCall.set(call, rules);
  return rules;
}

function readRules(schema: z.core.$ZodType): FieldRules {
  const { _zod: internals } = schema as z.core.$ZodTypes;
  const { def } = internals;
  switch (def.type) {
    case 'default':
    case 'optional':
    case 'nullable':
      return readRules(def.innerType);
    case 'pipe': {
      const [before, after] = [readRules(def.in), readRules(def.out)];
      return { isTrimmed: before.isTrimmed || after.isTrimmed, rules: [...before.rules, ...after.rules] };
    }
    case 'enum':
      return { isTrimmed: false, rules: [[`^(${Object.values(def.entries).join('|')})$`, '', messageOf(def)]] };
    case 'string': {
      // A format such as an email address is a check by itself.
      const checks = [
        ...('check' in def ? [def] : []),
        ...(def.checks ?? []).map(({ _zod: check }) => check.def),
      ] as z.core.$ZodCheckDef[];
      return {
        isTrimmed: checks.some(({ check }) => check === 'overwrite'),
        rules: checks.flatMap((check) => {
          const pattern = patternOf(check as z.core.$ZodChecks['_zod']['def']);
          return pattern === null || check.error === undefined
            ? []
            : [[pattern.source, pattern.flags, messageOf(check)]];
        }),
      };
    }
    default:
      return { isTrimmed: false, rules: [] };
  }
}

function patternOf(check: z.core.$ZodChecks['_zod']['def']): RegExp | null {
  switch (check.check) {
    case 'min_length':
      return new RegExp(`^[^]{${check.minimum},}$`, 'u');
    case 'max_length':
      return new RegExp(`^[^]{0,${check.maximum}}$`, 'u');
    case 'string_format':
      return check.pattern ?? null;
    default:
      return null;
  }
}

/** Zod turns each message of the contract into a function. */
function messageOf({ error }: { error?: unknown }): string {
  return (error as () => string)();
}
