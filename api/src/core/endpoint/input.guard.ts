import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseInput } from './parse-input.ts';

/**
 * Lets in what is sent as the call says, and leaves it for the handler's `@Input()`. It comes after the
 * guard of access, so that strangers learn nothing of a call.
 */
@Injectable()
export class InputGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { call } = request.routeOptions.config;
    if (call) {
      request.input = parseInput(call, request);
    }
    return true;
  }
}
