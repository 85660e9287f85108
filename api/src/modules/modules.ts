import type { Type } from '@nestjs/common';
import { AdminModule } from './admin/index.ts';
import { AuthModule } from './auth/index.ts';
import { HealthModule } from './health/index.ts';
import { NotificationModule } from './notification/index.ts';
import { ProfileModule } from './profile/index.ts';
import { UploadsModule } from './uploads/index.ts';
import { UsersModule } from './users/index.ts';

/** Every module of the API. */
export const modules: readonly Type[] = [
  AdminModule,
  AuthModule,
  HealthModule,
  NotificationModule,
  ProfileModule,
  UploadsModule,
  UsersModule,
];
