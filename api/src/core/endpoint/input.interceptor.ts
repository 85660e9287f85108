import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { parseInput } from './parse-input.ts';

/** Validates what was sent against the call, before the handler takes it with `@Input()`. */
@Injectable()
export class InputInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { call } = request.routeOptions.config;
    if (call) {
      request.input = parseInput(call, request);
    }
    return next.handle();
  }
}
