import type { ErrorBody } from '@leafshift/contracts/core';
import type { Catalogue } from '@leafshift/wordings/catalogue';
import { sentenceIn } from '@leafshift/wordings/sentence';
import type { ApiError } from './api-error.ts';

/** The body of every error answer (API contract, 'General'), its sentences in the catalogue's language. */
export const errorBody = (
  error: ApiError,
  requestId: string,
  { sentences }: Pick<Catalogue, 'sentences'>,
): ErrorBody => ({
  statusCode: error.status,
  code: error.code,
  msg: sentenceIn(sentences, error.message),
  ...(error.errors && {
    errors: error.errors.map(({ path, msg }) => ({ path, msg: sentenceIn(sentences, msg) })),
  }),
  requestId,
});
