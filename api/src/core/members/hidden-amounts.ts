import { AMOUNTS_HEADER, withoutMoney } from '@leafshift/contracts/core';
import { User } from '@leafshift/contracts/users';
import { type MemberRole, mayDo } from '@leafshift/domain/business-members';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import '../endpoint/fastify-types.ts';

/**
 * Takes every amount out of what a member is answered who sees no money (BUSINESS-3), whatever call it
 * is, after the answer was held against its schema.
 */
export function registerHiddenAmounts(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const answer = request.routeOptions.config.call?.answer;
    const role = roleOf(request, payload);
    if (!answer || role === undefined || mayDo(role, 'money') || reply.statusCode >= 400) {
      done(null, payload);
      return;
    }
    reply.header(AMOUNTS_HEADER.name, AMOUNTS_HEADER.hidden);
    done(null, withoutMoney(answer, payload));
  });
}

/** A user as it leaves outside of an answer: without amounts for a member who sees none (BUSINESS-3). */
export const asSeen = (user: User): User =>
  user.business && !mayDo(user.business.role, 'money') ? (withoutMoney(User, user) as User) : user;

/** Who has just come in, or asks as a person, is known by what the answer says that they are. */
function roleOf({ caller }: FastifyRequest, payload: unknown): MemberRole | undefined {
  if (caller && caller.usertype !== 'Employer') {
    return undefined;
  }
  const { user, business } = (payload ?? {}) as { user?: Partial<User> } & Partial<User>;
  return caller?.member?.role ?? (user ?? { business }).business?.role;
}
