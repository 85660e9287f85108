import type { Type } from '@nestjs/common';
import { AuthModule } from './auth/index.ts';
import { ProfileModule } from './profile/index.ts';
import { UploadsModule } from './uploads/index.ts';
import { UsersModule } from './users/index.ts';

/** Every module of the API. */
export const modules: readonly Type[] = [AuthModule, ProfileModule, UploadsModule, UsersModule];
