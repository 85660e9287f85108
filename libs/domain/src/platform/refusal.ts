import type { TextCode } from '../texts/text-code.ts';

/** The four kinds of alert (LOOK-7). */
export type AlertKind = 'Success' | 'Error' | 'Info' | 'Warning';

/** What is wrong with one field. */
export interface FieldProblem {
  readonly path: string;
  readonly text: TextCode;
}

/** Why a rule does not allow something: a stable code, the text that says it, and the kind of its alert. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly text: TextCode;
  readonly kind: AlertKind;
  readonly errors?: readonly FieldProblem[];
}

/** A refusal as an error, for callers that have to stop. */
export class RefusedError<Code extends string = string> extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal<Code>;

  constructor(refusal: Refusal<Code>) {
    super(refusal.text);
    this.refusal = refusal;
  }

  get code(): Code {
    return this.refusal.code;
  }
}

/** Throws a RefusedError when there is a refusal; does nothing for null. */
export function throwIfRefused(refusal: Refusal | null): void {
  if (refusal) {
    throw new RefusedError(refusal);
  }
}
