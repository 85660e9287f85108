import { acceptedLanguage } from '@leafshift/domain/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../../infra/logger/log.ts';
import { answerIsSent, type RequestContext, runInRequest } from '../context/request-context.ts';
import '../endpoint/fastify-types.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

const isHealthCheck = (route: string | undefined): boolean =>
  route?.startsWith('/api/health/') ?? false;

/** Gives each request its context, its id in the answer, safe headers and one line in the log. */
export function registerRequestHooks(
  server: FastifyInstance,
  { log, isProduction }: { readonly log: Log; readonly isProduction: boolean },
): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(HEADERS);
    if (isProduction) {
      reply.header('strict-transport-security', TRANSPORT_SECURITY);
    }
    const language = acceptedLanguage(request.headers['accept-language']);
    const context = { requestId: request.id, language, afterAnswer: new Set<() => void>() };
    contexts.set(request, context);
    runInRequest(context, done);
  });

  server.addHook('onResponse', (request, reply, done) => {
    const write = isHealthCheck(request.routeOptions.url) ? 'debug' : 'info';
    log[write]('Request', {
      requestId: request.id,
      method: request.method,
      // The pattern, not the address: an address may carry a signature.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller && { userId: request.caller.userId }),
    });
    const context = contexts.get(request);
    if (context) {
      answerIsSent(context);
    }
    done();
  });
}
