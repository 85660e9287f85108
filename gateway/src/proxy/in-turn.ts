import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import { isUnable } from './unable.ts';

type Hooks = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
type Answered = Parameters<NonNullable<Hooks['onResponse']>>;

/** What may be asked of several: nothing is done twice by it. */
const READS = ['GET', 'HEAD'];

/** Servers that answer the same. The first of them is the one that answered last. */
export class InTurn {
  readonly #origins: string[];

  constructor(origins: readonly string[]) {
    this.#origins = [...origins];
  }

  get first(): string {
    return this.#origins[0] ?? '';
  }

  /** Passes the request of a reply on to the first; what only reads to one after another until one can answer. */
  ask(reply: FastifyReply, destination: string, hooks: Hooks): FastifyReply {
    const isRead = READS.includes(reply.request.method);
    return this.#ask(reply, destination, hooks, isRead ? this.#origins.length : 1);
  }

  #ask(reply: FastifyReply, destination: string, hooks: Hooks, tries: number): FastifyReply {
    const origin = this.first;
    const askNext = () => this.#ask(reply, destination, hooks, tries - 1);
    return reply.from(destination, {
      ...hooks,
      getUpstream: () => origin,
      onError: (failed, error) => {
        this.#passBy(origin);
        if (tries > 1) askNext();
        else hooks.onError?.(failed, error);
      },
      onResponse: (...answered) => {
        if (isUnable(reply.statusCode)) this.#passBy(origin);
        if (!isUnable(reply.statusCode) || tries === 1) {
          hooks.onResponse?.(...answered);
          return;
        }
        forget(...answered);
        askNext();
      },
    });
  }

  #passBy(origin: string): void {
    if (this.first === origin) this.#origins.push(...this.#origins.splice(0, 1));
  }
}

/** Leaves nothing of an answer that is not sent: neither its headers nor its connection. */
function forget(...[, reply, answer]: Answered): void {
  const { headers, stream } = answer as unknown as {
    readonly headers: object;
    readonly stream: NodeJS.ReadableStream;
  };
  for (const name of Object.keys(headers)) reply.removeHeader(name);
  stream.resume();
}
