import type { StoreScope } from '@leafshift/contracts/core';
import { worksFor } from '@leafshift/domain/business-members';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import '../endpoint/fastify-types.ts';
import type { ParsedInput } from '../endpoint/fastify-types.ts';
import { refuse } from '../errors/api-error.ts';
import type { Membership } from './membership.ts';
import { StoreLookup, type StoreOwned } from './store-lookup.ts';

/**
 * Keeps members who work for some stores from the things of the others, which are not there for them
 * (BUSINESS-2). It comes after the guard of input, so that it reads what has been validated.
 */
@Injectable()
export class StoreGuard implements CanActivate {
  constructor(private readonly lookup: StoreLookup) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const access = request.routeOptions.config.call?.member;
    const member = request.caller?.usertype === 'Employer' ? request.caller.member : undefined;
    if (member?.stores && access && access !== 'own') {
      await this.#keep(access.stores, member, request.input ?? {});
    }
    return true;
  }

  async #keep(scope: StoreScope, member: Membership, input: ParsedInput): Promise<void> {
    if (scope === 'none' || scope === 'listed') {
      return;
    }
    if (scope === 'all') {
      refuse('FORBIDDEN');
    }
    for (const [kind, field] of Object.entries(scope)) {
      const named = namedIn(input, field);
      const stores =
        kind === 'store' ? named : await this.#storesOf(member, kind as StoreOwned, named);
      const areOwn = stores.every((store) => isText(store) && worksFor(member.stores, store));
      if (named.length === 0 || !areOwn) {
        refuse('NOT_FOUND');
      }
    }
  }

  async #storesOf(
    { businessId }: Membership,
    kind: StoreOwned,
    named: readonly unknown[],
  ): Promise<readonly (string | null)[]> {
    const stores = await this.lookup.storesOf(businessId, kind, named.filter(isText));
    return [...stores.values()];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a field of parameters or body names: one or several. */
function namedIn({ params, body }: ParsedInput, field: string): readonly unknown[] {
  const value = { ...(body as object | undefined), ...(params as object | undefined) };
  const named = (value as Record<string, unknown>)[field];
  return [named].flat().filter((each) => each !== undefined);
}
