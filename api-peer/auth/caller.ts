import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** Whose token came with a request. */
export interface Caller {
  readonly userId: string;
  readonly usertype: 'Employer' | 'Temp' | 'Admin';
}

export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest().user,
);
