import { ApiError } from '@leafshift/data-access';
import type { CardOutcome } from './confirm-sandbox-card.ts';

/** The provider did not answer, or not as it should. */
export const providerDown = (msg: string, cause: unknown): ApiError =>
  new ApiError({ statusCode: 503, code: 'PAYMENT_PROVIDER_DOWN', msg, cause });

/** The provider refused the card; beside the field that it names. */
export const cardRefused = ({
  message,
  field,
}: Extract<CardOutcome, { kind: 'refused' }>): ApiError =>
  new ApiError({
    statusCode: 402,
    code: 'CARD_DECLINED',
    msg: message,
    errors: field ? [{ path: field, msg: message }] : [],
  });

/** The owner has not approved yet. */
export const notApproved = (msg: string): ApiError =>
  new ApiError({ statusCode: 409, code: 'AUTHENTICATION_REQUIRED', msg });
