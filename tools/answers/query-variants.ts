import type { QueryField } from './get-operations.ts';

/** Values to try for fields whose schema does not list the possible ones. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  address: ['/job-posting-board', '/job-posting-board/000000000000000000000000'],
  chosen: ['fr'],
  accepted: ['de-CH,de;q=0.9'],
  city: ['Toronto'],
  limit: ['1', '7', '100'],
  minRate: ['24'],
  near: ['43.65,-79.38'],
  province: ['ON', 'AB'],
  q: ['trim', 'a', 'ontario'],
  withinKm: ['50'],
};
/** A cursor comes from an answer, never from a guess. */
const NOT_GUESSED = new Set(['cursor']);
const DAY_MS = 86_400_000;

/**
 * The queries to ask an operation with: only what it requires first, then each other field by itself with
 * each of its values; last one value of every field together, so that filters are seen combined.
 */
export function queryVariants(fields: readonly QueryField[], now: Date): string[] {
  const known = fields.filter(({ name }) => !NOT_GUESSED.has(name));
  const required = known.filter((field) => field.required);
  const bases = required.reduce<[string, string][][]>(
    (done, field) =>
      done.flatMap((base) =>
        valuesOf(field, now).map((value): [string, string][] => [...base, [field.name, value]]),
      ),
    [[]],
  );
  const optional = known.filter((field) => !field.required);
  const [base = []] = bases;
  const single = optional.flatMap((field) =>
    valuesOf(field, now).map((value): [string, string][] => [...base, [field.name, value]]),
  );
  const all = optional.flatMap((field): [string, string][] =>
    valuesOf(field, now)
      .slice(0, 1)
      .map((value) => [field.name, value]),
  );
  const together = all.length > 1 ? [[...base, ...all]] : [];
  return [...bases, ...single, ...together].map((pairs) => new URLSearchParams(pairs).toString());
}

function valuesOf({ name, schema }: QueryField, now: Date): readonly string[] {
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return ['true', 'false'];
  if (name === 'from') return dates(now, [-14, 2]);
  if (name === 'to') return dates(now, [3]);
  return EXAMPLES[name] ?? ['1'];
}

/** Days and instants: lists take the one or the other, and refuse what is not theirs. */
function dates(now: Date, daysAhead: readonly number[]): string[] {
  return daysAhead.flatMap((days) => {
    const instant = new Date(now.getTime() + days * DAY_MS).toISOString();
    return [instant.slice(0, 10), instant];
  });
}
