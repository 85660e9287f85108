import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Caller } from './caller.ts';
import { ROLES } from './roles.decorator.ts';

@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const roles = this.reflector.getAllAndOverride<Caller['usertype'][]>(ROLES, [
      context.getHandler(),
      context.getClass(),
    ]);
    return !roles || roles.includes(context.switchToHttp().getRequest().user.usertype);
  }
}
