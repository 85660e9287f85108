import type { FieldProblem } from '@leafshift/domain/refusal';

/** What a form leads to: a value, or what is wrong with which field. */
export type Planned<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

export const planned = <Value>(value: Value): Planned<Value> => ({ ok: true, value });

export const notPlanned = (...problems: readonly FieldProblem[]): Planned<never> => ({
  ok: false,
  problems,
});
