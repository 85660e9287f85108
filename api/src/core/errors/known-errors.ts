import { type ErrorCode, isErrorCode } from '@leafshift/contracts/core';
import { RefusedError } from '@leafshift/domain/refusal';
import { InvalidProvinceError } from '@leafshift/domain/tax';
import type { TextCode } from '@leafshift/domain/text-code';
import { HttpException } from '@nestjs/common';
import { isDatabaseDown, isDuplicateKey, isWriteConflict } from '../../infra/mongo/mongo-errors.ts';
import { ApiError } from './api-error.ts';

/** Where the pure rules and the API contract name the same refusal differently. */
const CONTRACT_NAMES: Readonly<Record<string, ErrorCode>> = {
  ONBOARDING_INCOMPLETE: 'ONBOARDING_REQUIRED',
  WORKER_SUSPENDED: 'ACCOUNT_SUSPENDED',
  ONBOARDING_LEVEL_UNKNOWN: 'NOT_FOUND',
};

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_BODY',
  401: 'NOT_AUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  408: 'MALFORMED_BODY',
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'WRONG_CONTENT_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'TOO_LARGE',
  503: 'DEPENDENCY_DOWN',
};

/** Any error as a refusal of the catalogue; what nobody expected is INTERNAL. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) {
    return error;
  }
  return new ApiError(codeOf(error), { ...textOf(error), cause: error });
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof RefusedError) {
    return contractCode(error.code);
  }
  if (error instanceof InvalidProvinceError) {
    return 'INVALID_PROVINCE';
  }
  if (isDatabaseDown(error)) {
    return 'DEPENDENCY_DOWN';
  }
  if (isDuplicateKey(error) || isWriteConflict(error)) {
    return 'STATE_CONFLICT';
  }
  return BY_STATUS[httpStatusOf(error)] ?? 'INTERNAL';
}

function contractCode(code: string): ErrorCode {
  const name = CONTRACT_NAMES[code] ?? code;
  return isErrorCode(name) ? name : 'INTERNAL';
}

/** What a rule says of its refusal itself. */
const textOf = (error: unknown): { readonly text?: TextCode } =>
  error instanceof RefusedError && isErrorCode(error.code) ? { text: error.refusal.text } : {};

/** The status that Nest or Fastify gave its own error. */
function httpStatusOf(error: unknown): number {
  if (error instanceof HttpException) {
    return error.getStatus();
  }
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return 0;
}
