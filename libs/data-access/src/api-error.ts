import type { FieldError } from '@leafshift/contracts/core';
import type { SecondFactorDemand } from '@leafshift/contracts/second-factor';
import { type TextCode, textCode } from '@leafshift/domain/text-code';

/** What is said where the server said nothing: 'There is an error!' (PLATFORM-9). */
export const FALLBACK_MESSAGE = textCode('UNKNOWN_FAILURE');

/**
 * A call that failed, with what the server said (PLATFORM-9). Shell and remotes each
 * carry a copy of this class, and an error crosses from one to the other: `instanceof` knows them all.
 */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'statusCode' in value;
  }

  override readonly name = 'ApiError';
  /** The HTTP status; 0 where no answer came. */
  readonly statusCode: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | null;
  /** What a sign-in is asked for next, with SECOND_FACTOR_REQUIRED. */
  readonly secondFactor: SecondFactorDemand | null;

  constructor(details: {
    statusCode: number;
    code: string;
    msg: string;
    errors?: readonly FieldError[];
    requestId?: string | null;
    secondFactor?: SecondFactorDemand | null;
    cause?: unknown;
  }) {
    super(details.msg, details.cause === undefined ? undefined : { cause: details.cause });
    this.statusCode = details.statusCode;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId ?? null;
    this.secondFactor = details.secondFactor ?? null;
  }
}

/** Whether something thrown is an `ApiError`. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** What to show for anything that was thrown: the server's sentence, or the code of the fallback text. */
export const messageOf = (error: unknown): TextCode =>
  isApiError(error) && error.message !== '' ? error.message : FALLBACK_MESSAGE;

/** Whether a change may have happened although the call failed: no readable answer arrived. */
export const leavesOutcomeOpen = (error: ApiError): boolean =>
  error.statusCode === 0 || error.statusCode >= 500;
