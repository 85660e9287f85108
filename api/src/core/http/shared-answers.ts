import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../infra/clock/clock.ts';
import '../endpoint/fastify-types.ts';

interface KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly contentType: string;
  readonly seconds: number;
  /** Milliseconds since 1970; a clock that was moved back is before them. */
  readonly since: number;
  readonly until: number;
}

interface ComingAnswer {
  readonly key: string;
  readonly seconds: number;
  readonly arrived: Promise<KeptAnswer | null>;
  readonly arrive: (answer: KeptAnswer | null) => void;
}

const MOST_KEPT = 500;

/**
 * Answers of calls that say `sharedForSeconds` are made once for all who ask within that time: whoever
 * asks meanwhile waits for the one that is under way. Each has an ETag.
 */
export function registerSharedAnswers(server: FastifyInstance, clock: Clock): void {
  const answers = new SharedAnswers(clock);

  server.addHook('onRequest', (request, reply, done) => {
    const seconds = request.routeOptions.config.call?.sharedForSeconds;
    if (seconds === undefined || request.method !== 'GET') {
      done();
      return;
    }
    const give = (answer: KeptAnswer | null): void => {
      if (!answer) {
        done();
        return;
      }
      send(reply, answer, request.headers['if-none-match']);
    };
    const key = request.raw.url ?? '';
    const kept = answers.find(key);
    if (kept) {
      give(kept);
      return;
    }
    const coming = answers.findComing(key);
    if (coming !== undefined) {
      coming.then(give, done);
      return;
    }
    answers.expect(request, key, seconds);
    done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const answer = answers.arrived(request, reply, payload);
    if (!answer) {
      done(null, payload);
      return;
    }
    describe(reply, answer);
    const isKnown = request.headers['if-none-match'] === answer.etag;
    if (isKnown) {
      reply.code(304);
    }
    done(null, isKnown ? '' : payload);
  });
}

class SharedAnswers {
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #coming = new Map<string, ComingAnswer>();
  readonly #makers = new WeakMap<FastifyRequest, ComingAnswer>();

  constructor(private readonly clock: Clock) {}

  find(key: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key);
    const now = this.clock.now().getTime();
    return kept && kept.since <= now && now < kept.until ? kept : undefined;
  }

  findComing(key: string): Promise<KeptAnswer | null> | undefined {
    return this.#coming.get(key)?.arrived;
  }

  /** Notes that a request makes the answer that others may wait for. */
  expect(request: FastifyRequest, key: string, seconds: number): void {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<KeptAnswer | null>();
    const coming = { key, seconds, arrived, arrive };
    this.#coming.set(key, coming);
    this.#makers.set(request, coming);
  }

  /**
   * Keeps the answer of the request that was let through, and gives it to those that wait for it. A refusal
   * or a failure is not kept: null is given, and each of them asks for itself.
   */
  arrived(request: FastifyRequest, reply: FastifyReply, payload: unknown): KeptAnswer | null {
    const coming = this.#makers.get(request);
    if (!coming) {
      return null;
    }
    this.#makers.delete(request);
    this.#coming.delete(coming.key);
    const answer =
      reply.statusCode === 200 && typeof payload === 'string'
        ? this.#keep(coming, payload, String(reply.getHeader('content-type')))
        : null;
    coming.arrive(answer);
    return answer;
  }

  #keep({ key, seconds }: ComingAnswer, text: string, contentType: string): KeptAnswer {
    const body = Buffer.from(text);
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    const since = this.clock.now().getTime();
    const until = since + seconds * 1000;
    const answer = { body, etag: `"${digest}"`, contentType, seconds, since, until };
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST_KEPT) {
      this.#kept.delete(oldest);
    }
    // Last in order again, so that the oldest goes first.
    this.#kept.delete(key);
    this.#kept.set(key, answer);
    return answer;
  }
}

function describe(reply: FastifyReply, { etag, seconds }: KeptAnswer): void {
  reply.header('etag', etag).header('cache-control', `public, max-age=${seconds}`);
}

function send(reply: FastifyReply, answer: KeptAnswer, known: string | undefined): void {
  describe(reply, answer);
  if (known === answer.etag) {
    reply.code(304).send();
    return;
  }
  reply.header('content-type', answer.contentType).send(answer.body);
}
