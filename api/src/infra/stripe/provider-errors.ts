/** The provider did not answer (`down`) or refused what we sent (`refused`). Its message is for the log. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly kind: 'down' | 'refused';
  /** The provider's code, such as `resource_missing`. */
  readonly code: string | undefined;

  constructor(kind: 'down' | 'refused', message: string, code?: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
  }
}

/** A webhook that is not the provider's, or is too old or too new. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}
