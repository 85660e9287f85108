import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import type { User } from '@leafshift/contracts/users';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { callRequest } from '../core/http/call-request.ts';
import { asId, type UserId } from '../core/ids.ts';
import { OutboxWorker } from '../infra/outbox/outbox-worker.ts';
import { VerificationCodes } from '../modules/verification/index.ts';
import type { DemoClock } from './demo-clock.ts';

/** Somebody of the demo marketplace who is signed in. */
export interface DemoPerson {
  readonly token: string;
}

/** Less than the time for which the outbox lets a process work on a record. */
const WAIT_WHEN_MOVED_MS = 30 * 1000;

/** The API as the people of the demo marketplace use it: by its own calls, in the demo marketplace's own time. */
export class DemoApi {
  readonly #server: FastifyInstance;
  readonly #outbox: OutboxWorker;
  readonly #codes: VerificationCodes;
  readonly #clock: DemoClock;

  constructor(app: NestFastifyApplication, clock: DemoClock) {
    this.#server = app.getHttpAdapter().getInstance();
    this.#outbox = app.get(OutboxWorker);
    this.#codes = app.get(VerificationCodes);
    this.#clock = clock;
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Moves the time on, after everything that is due by then was done. */
  async goTo(instant: Date): Promise<void> {
    if (instant.getTime() - this.#clock.now().getTime() >= WAIT_WHEN_MOVED_MS) {
      await this.#outbox.idle();
    }
    this.#clock.moveTo(instant);
  }

  /** Waits until nothing is left to do. */
  finish(): Promise<void> {
    return this.#outbox.idle();
  }

  /** The code of a mail to a user's address. */
  async codeFor({ _id, email }: User): Promise<string> {
    const { code } = await this.#codes.make(asId<UserId>(_id), 'email', email);
    return code;
  }

  /** Makes a call; what is refused is a mistake in the scenario. Throws with the refusal. */
  async call<C extends Call>(
    call: C,
    input: CallInput<C>,
    as?: DemoPerson,
  ): Promise<CallAnswer<C>> {
    const { method, url, body } = callRequest(call, input);
    const answer = await this.#server.inject({
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as && { 'x-auth-token': as.token }),
      },
      ...(body !== undefined && { payload: body }),
    });
    if (answer.statusCode >= 400) {
      throw new Error(
        `${call.name} was refused at ${this.now().toISOString()}: ${answer.body}, given ${body}`,
      );
    }
    return (answer.body === '' ? undefined : answer.json()) as CallAnswer<C>;
  }

  /** Sends a résumé; gives its key for the application. */
  async sendResume(postId: string, payload: Buffer): Promise<string> {
    const answer = await this.#server.inject({
      method: 'POST',
      url: `/api/applications/resume/${postId}`,
      headers: { 'content-type': 'application/pdf' },
      payload,
    });
    if (answer.statusCode >= 400) {
      throw new Error(`A résumé was refused: ${answer.body}`);
    }
    return (answer.json() as { readonly key: string }).key;
  }

  /** Uploads an image; gives the address to be saved. */
  async upload(as: DemoPerson, kind: UploadKind, image: Buffer): Promise<string> {
    const contentType = 'image/png';
    const body = { kind, contentType, size: image.length } as const;
    const { uploadUrl, url } = await this.call(requestUpload, { body }, as);
    const { pathname, search } = new URL(uploadUrl);
    const answer = await this.#server.inject({
      method: 'PUT',
      url: `${pathname}${search}`,
      headers: { 'content-type': contentType },
      payload: image,
    });
    if (answer.statusCode >= 400) {
      throw new Error(`An upload was refused: ${answer.body}`);
    }
    return url;
  }
}
