import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who makes a public call that knows its caller, or null for a visitor. */
export const FindCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().caller ?? null,
);

/** The caller of a call that is not public; type it by who may call: `@Caller() caller: EmployerCaller`. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) {
    throw new Error('A public call has no caller');
  }
  return caller;
});
