import type { Call } from '@leafshift/contracts/core';
import type { z } from 'zod';
import { ApiError, FALLBACK_MESSAGE } from '../api-error.ts';

type Issue = z.core.$ZodIssue;

/** The fields of an answer that its schema does not know; null when anything else is wrong too. */
function unknownFields(
  issues: readonly Issue[],
  base: readonly PropertyKey[] = [],
): { path: PropertyKey[]; key: string }[] | null {
  const found: { path: PropertyKey[]; key: string }[] = [];
  for (const issue of issues) {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      found.push(...issue.keys.map((key) => ({ path, key })));
    } else if (issue.code === 'invalid_union') {
      const option = issue.errors.map((errors) => unknownFields(errors, path)).find(Boolean);
      if (!option) return null;
      found.push(...option);
    } else {
      return null;
    }
  }
  return found;
}

function removeField(value: unknown, path: readonly PropertyKey[], key: string): void {
  const holder = path.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | undefined)?.[step],
    value,
  );
  if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, key);
}

/**
 * Checks an answer against the call's schema. Fields that the schema does not know are dropped:
 * the API may be newer than an open page. Anything else that does not fit is an `ApiError`.
 */
export function checkAnswer(call: Call, value: unknown, statusCode: number): unknown {
  if (!call.answer) return undefined;
  let result = call.answer.safeParse(value);
  const newer = result.success ? null : unknownFields(result.error.issues);
  if (newer) {
    const copy: unknown = structuredClone(value);
    for (const { path, key } of newer) removeField(copy, path, key);
    result = call.answer.safeParse(copy);
  }
  if (result.success) return result.data;
  throw new ApiError({
    statusCode,
    code: 'UNREADABLE_ANSWER',
    msg: FALLBACK_MESSAGE,
    cause: new TypeError(`The answer of ${call.name} does not fit its contract`, {
      cause: result.error,
    }),
  });
}
