/** The body of an error as Stripe words it. */
export interface ApiError {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly doc_url?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly payment_method?: object;
  readonly setup_intent?: object;
}

/** An answer of 4xx or 5xx. `keepsChanges`: the error is a result and what it changed stays. */
export class Failure extends Error {
  readonly status: number;
  readonly error: ApiError;
  readonly keepsChanges: boolean;

  constructor(status: number, error: ApiError, keepsChanges = false) {
    super(error.message);
    this.status = status;
    this.error = error.code ? { doc_url: docUrl(error.code), ...error } : error;
    this.keepsChanges = keepsChanges;
  }
}

/** 400 with Stripe's `invalid_request_error`. */
export function invalidRequest(message: string, code?: string, param?: string): Failure {
  return new Failure(400, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });
}

/** 400 for a parameter that is not there. */
export function missingParam(param: string): Failure {
  return invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
}

/** 404 for an id in the path, 400 for an id in a parameter. */
export function noSuch(kind: string, id: string, param: string, status: 400 | 404 = 404): Failure {
  return new Failure(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
