import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InTurn } from './in-turn.ts';
import type { ProxyRoute } from './proxy-route.ts';

const DEPENDENCY_DOWN = {
  statusCode: 503,
  code: 'DEPENDENCY_DOWN',
  msg: 'A service that we need is not answering. Please try again in a moment',
  requestId: 'portal',
};
/** What belongs to the browser's own WebSocket; the one behind has another. */
const OF_THE_HANDSHAKE = /^(?:sec-websocket-|connection$|upgrade$|host$|content-length$)/;
/** No call of the API takes longer, exports included. */
const ANSWER_WITHIN_MS = 120_000;

type Headers = Record<string, string | string[] | undefined>;
type Asked = Pick<FastifyRequest, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

const OF_SOCKETS = {
  perMessageDeflate: false,
  rewriteRequestHeaders: (_given: unknown, request: Asked) => handshake(request),
};

/**
 * Passes requests and WebSockets of some paths on to other servers. Of several, the one that answered last
 * is asked; what only reads is asked of the others, too, when it cannot answer.
 */
export async function registerProxies(
  app: FastifyInstance,
  routes: readonly ProxyRoute[],
  worthCompressing: number,
): Promise<void> {
  for (const { path, becomes, origins } of routes) {
    const inTurn = new InTurn(origins);
    await app.register(httpProxy, {
      // Who is asked is said for each request.
      upstream: '',
      prefix: path,
      rewritePrefix: becomes ?? path,
      disableRequestLogging: true,
      websocket: true,
      wsClientOptions: OF_SOCKETS,
      undici: { bodyTimeout: ANSWER_WITHIN_MS, headersTimeout: ANSWER_WITHIN_MS },
      handler: (_request, reply, destination, hooks) => inTurn.ask(reply, destination, hooks),
      replyOptions: {
        getUpstream: () => inTurn.first,
        // What may be asked twice is, where the connection was just closed over there.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
        onResponse: (request, reply, answer) => {
          const { stream } = answer as unknown as { readonly stream: NodeJS.ReadableStream };
          const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
          if (length < worthCompressing) request.headers['x-no-compression'] = 'short';
          reply.send(stream);
        },
        onError: (reply) => answerDown(reply as FastifyReply),
      },
    });
  }
}

/** Who asks, so that those behind count the visitor and not this server. */
function forwarded({ headers, socket }: Asked): Headers {
  const via = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return {
    'x-forwarded-for': via,
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
    'x-forwarded-host': headers['x-forwarded-host'] ?? headers.host,
  };
}

const handshake = (request: Asked): Headers => ({
  ...Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !OF_THE_HANDSHAKE.test(name)),
  ),
  ...forwarded(request),
});

const answerDown = (reply: FastifyReply): void => {
  reply.code(DEPENDENCY_DOWN.statusCode).send(DEPENDENCY_DOWN);
};
