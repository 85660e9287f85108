import { acceptedLanguage } from '@leafshift/domain/languages';
import { spans } from '@leafshift/tracing/spans';
import type { FastifyInstance } from 'fastify';
import {
  answerIsSent,
  findContextOf,
  keepContextOf,
  runInRequest,
} from '../context/request-context.ts';

/** Gives each request its context, and its id in the answer, which nobody may keep unless it says so. */
export function registerRequestStart(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' });
    const context = {
      requestId: request.id,
      address: request.ip,
      route: request.routeOptions.url,
      language: acceptedLanguage(request.headers['accept-language']),
      afterAnswer: new Set<() => void>(),
      cookies: new Map<string, string>(),
    };
    keepContextOf(request.raw, context);
    spans().name(`${request.method} ${context.route ?? 'unknown'}`);
    runInRequest(context, done);
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const cookies = findContextOf(request.raw)?.cookies;
    if (cookies && cookies.size > 0) {
      reply.header('set-cookie', [...cookies.values()]);
    }
    done(null, payload);
  });

  server.addHook('onResponse', (request, _reply, done) => {
    const context = findContextOf(request.raw);
    if (context) {
      answerIsSent(context);
    }
    done();
  });
}
