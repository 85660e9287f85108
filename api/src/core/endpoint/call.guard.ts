import type { Access } from '@leafshift/contracts/core';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Authenticator } from '../caller/authenticator.ts';
import type { SignedInCaller } from '../caller/caller.ts';
import { findRequestContext } from '../context/request-context.ts';
import { refuse } from '../errors/api-error.ts';
import { RequestLimit } from '../limits/request-limit.ts';
import { parseInput } from './parse-input.ts';

/** What stands before every handler: the general limit, who may call, and a valid input. */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly limit: RequestLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { call } = request.routeOptions.config;
    if (!call) {
      throw new Error(`A route without a call: ${request.routeOptions.url}`);
    }
    this.limit.count(request.ip);
    if (call.access !== 'public') {
      request.caller = await this.#caller(request, call.access);
    }
    request.input = parseInput(call, request);
    return true;
  }

  async #caller(
    request: FastifyRequest,
    access: Exclude<Access, 'public'>,
  ): Promise<SignedInCaller> {
    const token = findToken(request);
    if (!token) {
      return refuse('NOT_AUTHENTICATED');
    }
    const caller = await this.authenticator.authenticate(token);
    const context = findRequestContext();
    if (context) {
      context.userId = caller.userId;
    }
    if (access !== 'signed-in' && !access.includes(caller.usertype)) {
      refuse('FORBIDDEN');
    }
    return caller;
  }
}

function findToken(request: FastifyRequest): string | undefined {
  const own = request.headers['x-auth-token'];
  if (typeof own === 'string' && own !== '') {
    return own;
  }
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
