import { AMOUNTS_HEADER, withoutMoney } from '@leafshift/contracts/core';
import { mayDo } from '@leafshift/domain/business-members';
import type { FastifyInstance } from 'fastify';
import '../endpoint/fastify-types.ts';

/**
 * Takes every amount out of what a member is answered who sees no money (BUSINESS-3), whatever call it
 * is, after the answer was held against its schema.
 */
export function registerHiddenAmounts(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const { caller } = request;
    const answer = request.routeOptions.config.call?.answer;
    const role = caller?.usertype === 'Employer' ? caller.member?.role : undefined;
    if (!answer || role === undefined || mayDo(role, 'money') || reply.statusCode >= 400) {
      done(null, payload);
      return;
    }
    reply.header(AMOUNTS_HEADER.name, AMOUNTS_HEADER.hidden);
    done(null, withoutMoney(answer, payload));
  });
}
