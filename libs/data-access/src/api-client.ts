import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeat of a change harmless; made for each call when absent. */
  readonly idempotencyKey?: string;
  /** Called before the owner is asked to confirm that it is them, which the call then waits for. */
  readonly onOwnerAsked?: () => void;
  /** Sent as it is, by calls that take a file instead of a body. */
  readonly file?: Blob;
}

/** Where an upload's bytes go, as the API's upload call answers it. */
export interface UploadTarget {
  readonly uploadUrl: string;
  readonly method: 'PUT';
  readonly headers: Record<string, string>;
}

/**
 * Makes calls of the API. Every failure is an `ApiError`; a call that its caller aborted rejects
 * with the reason of the signal.
 */
export interface ApiClient {
  /** Sends a call and answers its checked answer. */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallAnswer<C>>;
  /** Fetches a file, such as an invoice's PDF. */
  download<C extends Call>(
    call: C,
    input: CallInput<C>,
    options?: Pick<SendOptions, 'signal'>,
  ): Promise<Blob>;
  /** Sends an image's bytes to the address of an upload ticket, reporting 0 to 1. */
  upload(
    ticket: UploadTarget,
    file: Blob,
    onProgress?: (share: number) => void,
    options?: Pick<SendOptions, 'signal'>,
  ): Promise<void>;
}
