import {
  type Call,
  type CallAnswer,
  type CallParsed,
  type ErrorCode,
  errorDefinition,
  type FieldError,
} from '@leafshift/contracts/core';
import { ApiError } from '@leafshift/data-access';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { type TextCode, textCode } from '@leafshift/domain/text-code';
import { sayIn } from '@leafshift/texts/server';
import type { z } from 'zod';

type Answer<C> = C extends Call
  ? C['answer'] extends z.ZodType
    ? z.input<C['answer']>
    : CallAnswer<C>
  : never;

/** What a mocked call answers, or a function of the checked input that does. */
export type Handling<C extends Call> =
  | Answer<C>
  | ((input: CallParsed<C>) => Answer<C> | Promise<Answer<C>>);

/** One call and how it is answered. */
export interface Handler {
  readonly call: Call;
  readonly handle: (input: unknown) => unknown;
}

/** Answers a call: `handle(myProfile, aProfile())` or `handle(getPost, ({ params }) => …)`. */
export function handle<C extends Call>(call: C, handling: Handling<C>): Handler {
  return {
    call,
    handle:
      typeof handling === 'function'
        ? (handling as (input: unknown) => unknown)
        : () => structuredClone(handling),
  };
}

interface FailureDetails {
  /** Another text than the code's own. */
  readonly text?: TextCode;
  readonly msg?: string;
  readonly errors?: readonly FieldError[];
}

/** The error that the API answers for a code, with the contracts' status and the English text. */
export function anApiError(code: ErrorCode, details: FailureDetails = {}): ApiError {
  const { status, values } = errorDefinition(code);
  return new ApiError({
    statusCode: status,
    code,
    msg: details.msg ?? sayIn(DEFAULT_LANGUAGE, details.text ?? textCode(code, values)),
    requestId: 'req-test',
    ...(details.errors && { errors: details.errors }),
  });
}

/** A call that fails with a code of the catalogue. */
export const failing = (call: Call, code: ErrorCode, details?: FailureDetails): Handler => ({
  call,
  handle: () => Promise.reject(anApiError(code, details)),
});

/** The answer that never comes. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** A call that is answered only when the test says so. */
export function held<C extends Call>(
  call: C,
  handling: Handling<C>,
): Handler & { release(): void } {
  const answering = handle(call, handling);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    call,
    handle: (input) => released.then(() => answering.handle(input)),
    release: () => release(),
  };
}
