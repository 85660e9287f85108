import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import '../endpoint/fastify-types.ts';

/**
 * Outside production every answer is held against its call's schema, so that a field that does not
 * belong, or is missing, fails loudly instead of leaking.
 */
export function registerAnswerCheck(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, _reply, payload, done) => {
    const { call } = request.routeOptions.config;
    const isErrorBody = typeof payload === 'object' && payload !== null && 'requestId' in payload;
    if (!call?.answer || isErrorBody) {
      done(null, payload);
      return;
    }
    const { error } = call.answer.safeParse(payload);
    if (error) {
      throw new Error(`The answer of ${call.name} breaks its contract: ${z.prettifyError(error)}`);
    }
    done(null, payload);
  });
}
