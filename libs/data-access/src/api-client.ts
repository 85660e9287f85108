import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Makes a repeat of a change harmless; made for each call when absent. */
  readonly idempotencyKey?: string;
}

/** Makes calls of the API. Every failure is an `ApiError`. */
export interface ApiClient {
  /** Sends a call and answers its checked answer. */
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallAnswer<C>>;
  /** Fetches a file, such as an invoice's PDF. */
  download<C extends Call>(call: C, input: CallInput<C>): Promise<Blob>;
  /** Sends an image's bytes to the address of an upload ticket, reporting 0 to 1. */
  upload(
    ticket: { uploadUrl: string; method: 'PUT'; headers: Record<string, string> },
    file: Blob,
    onProgress?: (share: number) => void,
  ): Promise<void>;
}
