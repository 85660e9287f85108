import { type ErrorCode, errorDefinition } from '@leafshift/contracts/core';
import type { SecondFactorDemand } from '@leafshift/contracts/second-factor';
import type { FieldProblem } from '@leafshift/domain/refusal';
import { type TextCode, textCode } from '@leafshift/domain/text-code';

export interface ApiErrorDetails {
  /** Another text than the code's own, where it says more. */
  readonly text?: TextCode;
  /** The fields that are wrong; only with VALIDATION_FAILED. */
  readonly errors?: readonly FieldProblem[];
  /** What is asked for next; only with SECOND_FACTOR_REQUIRED. */
  readonly secondFactor?: SecondFactorDemand;
  /** Seconds after which sending again may help; becomes `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * A refusal with a code of the error catalogue; becomes the error body of the API contract. Its
 * `text` is put into the reader's language there.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: TextCode;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly secondFactor: SecondFactorDemand | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    { text, errors, secondFactor, retryAfter, cause }: ApiErrorDetails = {},
  ) {
    const definition = errorDefinition(code);
    const said = text ?? textCode(code, definition.values);
    super(said, { cause });
    this.code = code;
    this.text = said;
    this.status = definition.status;
    this.errors = errors;
    this.secondFactor = secondFactor;
    this.retryAfter = retryAfter;
  }
}

/** Refuses the request. Always throws an ApiError. */
export function refuse(code: ErrorCode, details?: ApiErrorDetails): never {
  throw new ApiError(code, details);
}

/** Refuses the request because of one field. Always throws an ApiError (VALIDATION_FAILED). */
export function refuseField(path: string, text: TextCode): never {
  throw new ApiError('VALIDATION_FAILED', { errors: [{ path, text }] });
}
