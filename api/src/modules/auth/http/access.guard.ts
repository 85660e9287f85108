import type { Call } from '@leafshift/contracts/core';
import { mayDo } from '@leafshift/domain/business-members';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { findRequestContext } from '../../../core/context/request-context.ts';
import { ApiError, refuse } from '../../../core/errors/api-error.ts';
import { Memberships } from '../../../core/members/memberships.ts';
import { StepUps } from '../application/step-ups.ts';
import { Accounts } from '../domain/accounts.ts';
import { hasAskedRoles } from '../domain/asked-roles.ts';
import { asksForStepUp } from '../domain/asks-for-step-up.ts';
import { SecondFactors } from '../domain/second-factors.ts';
import { findToken, SessionStrategy } from './session.strategy.ts';

/** Lets in whom the call's access names. Throws NOT_AUTHENTICATED, SESSION_ENDED, FORBIDDEN, SECOND_FACTOR_NEEDED or STEP_UP_REQUIRED. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    strategy: SessionStrategy,
    private readonly stepUps: StepUps,
    private readonly secondFactors: SecondFactors,
    private readonly accounts: Accounts,
    private readonly memberships: Memberships,
  ) {
    super({ defaultStrategy: strategy.name, session: false, property: 'caller' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { call } = request.routeOptions.config;
    if (!call) {
      throw new Error(`A route without a call: ${request.routeOptions.url}`);
    }
    if (call.access === 'public') {
      if (call.knowsCaller && findToken(request)) {
        await super.canActivate(context);
        await this.#actForBusiness(call, request);
      }
      return true;
    }
    await super.canActivate(context);
    const { caller } = request;
    if (!caller || !(await this.#isFor(call, caller, request.body))) {
      return refuse('FORBIDDEN');
    }
    if (call.access !== 'signed-in' && (await this.secondFactors.isMissing(caller))) {
      return refuse('SECOND_FACTOR_NEEDED');
    }
    await this.#actForBusiness(call, request);
    const mayGoOn =
      !asksForStepUp(call, request.body) || (await this.stepUps.isConfirmed(caller.sessionId));
    return mayGoOn || refuse('STEP_UP_REQUIRED');
  }

  /**
   * From here on the caller of a business's call is the business, and on its behalf a member (ADR 0279).
   * Read each time, so that what is taken from somebody is gone at once. Throws FORBIDDEN and MEMBERSHIP_ENDED.
   */
  async #actForBusiness({ member: access }: Call, request: FastifyRequest): Promise<void> {
    const { caller } = request;
    if (caller?.usertype !== 'Employer' || access === 'own') {
      return;
    }
    const member = (await this.memberships.find(caller.userId)) ?? refuse('MEMBERSHIP_ENDED');
    // A call that does not say who of a business may make it is for owners.
    if (
      !(access
        ? access.needs === null || mayDo(member.role, access.needs)
        : member.role === 'owner')
    ) {
      refuse('FORBIDDEN');
    }
    request.caller = { ...caller, userId: member.businessId, member };
    const context = findRequestContext();
    if (context) {
      context.member = member;
    }
  }

  /** Roles are read each time, so that what is taken from somebody is gone at once. */
  async #isFor(call: Call, { usertype, userId }: SignedInCaller, body: unknown): Promise<boolean> {
    if (call.access === 'signed-in') {
      return true;
    }
    const isOfType = call.access !== 'public' && call.access.includes(usertype);
    return isOfType && usertype === 'Admin'
      ? hasAskedRoles(call, body, await this.accounts.adminRoles(userId))
      : isOfType;
  }

  override handleRequest<Caller = SignedInCaller>(
    error: unknown,
    caller: SignedInCaller | false,
    reason: unknown,
  ): Caller {
    if (error || !caller) {
      throw error ?? new ApiError('NOT_AUTHENTICATED', { cause: reason });
    }
    const context = findRequestContext();
    if (context) {
      context.userId = caller.userId;
      context.sessionId = caller.sessionId;
    }
    return caller as Caller;
  }
}
