import type { ErrorBody, FieldError } from '@leafshift/contracts/core';
import type { Language } from '@leafshift/domain/languages';
import type { FieldProblem } from '@leafshift/domain/refusal';
import { readTextCode } from '@leafshift/domain/text-code';
import { sayIn } from '@leafshift/texts/server';
import type { ApiError } from './api-error.ts';

/** The body of every error answer (API contract, 'General'), its texts in a language. */
export const errorBody = (error: ApiError, requestId: string, language: Language): ErrorBody => ({
  statusCode: error.status,
  code: error.code,
  msg: sayIn(language, error.text),
  ...(error.errors && { errors: error.errors.map((problem) => fieldError(problem, language)) }),
  ...(error.secondFactor && { secondFactor: error.secondFactor }),
  requestId,
});

/** What is wrong with a field, in a language. A text without a code is one of the validator's own. */
export function fieldError({ path, text }: FieldProblem, language: Language): FieldError {
  const asked = readTextCode(text);
  return {
    path,
    msg: sayIn(language, text),
    ...(asked && { code: asked.code }),
    ...(asked && Object.keys(asked.values).length > 0 && { params: asked.values }),
  };
}
