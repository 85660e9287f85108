import { SetMetadata } from '@nestjs/common';
import type { Caller } from './caller.ts';

export const ROLES = 'roles';

/** Who may call a route; without it everybody who is signed in. */
export const Roles = (...roles: Caller['usertype'][]) => SetMetadata(ROLES, roles);
