import type { Call } from '@leafshift/contracts/core';
import { sayIn } from '@leafshift/texts/server';
import type { z } from 'zod';
import { anApiError } from './handler.ts';

type Part = 'params' | 'query' | 'body';
const PARTS: readonly Part[] = ['params', 'query', 'body'];

/** The input as the API would read it. Throws VALIDATION_FAILED or NOT_FOUND as the API does. */
export function checkedInput(call: Call, input: Partial<Record<Part, unknown>>): unknown {
  const checked: Partial<Record<Part, unknown>> = {};
  for (const part of PARTS) {
    const schema = call[part];
    if (!schema) continue;
    const result = schema.safeParse(input[part] ?? {});
    if (!result.success) throw refusal(part, result.error);
    checked[part] = result.data;
  }
  return checked;
}

const refusal = (part: Part, error: z.ZodError) =>
  part === 'params'
    ? anApiError('NOT_FOUND')
    : anApiError('VALIDATION_FAILED', {
        errors: error.issues.map(({ path, message }) => ({
          path: path.map(String).join('.'),
          msg: sayIn('en', message),
        })),
      });

/** The answer, if it fits the contract; throws otherwise, so that mocks cannot drift from it. */
export function checkedAnswer(call: Call, answer: unknown): unknown {
  if (!call.answer) return undefined;
  const result = call.answer.safeParse(answer);
  if (result.success) return result.data;
  throw new Error(`The mocked answer of ${call.name} does not fit its contract`, {
    cause: result.error,
  });
}

const emptyOf = (schema: z.core.$ZodType): unknown => {
  switch (schema._zod.def.type) {
    case 'array':
      return [];
    case 'nullable':
      return null;
    case 'number':
      return 0;
    default:
      return undefined;
  }
};

/** The answer of a list call that has nothing to list; null for calls that answer no list. */
export function emptyAnswer(call: Call): unknown {
  const def = call.answer?._zod.def as z.core.$ZodObjectDef | undefined;
  if (def?.type !== 'object') return null;
  const answer = Object.fromEntries(
    Object.entries(def.shape).map(([name, schema]) => [name, emptyOf(schema)]),
  );
  const listsSomething = Object.values(answer).some(Array.isArray);
  return listsSomething && call.answer?.safeParse(answer).success ? answer : null;
}
