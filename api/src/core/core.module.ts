import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { ErrorFilter } from './errors/error-filter.ts';
import { HostCookies } from './http/host-cookies.ts';
import { idempotencyRecords } from './idempotency/idempotency.schema.ts';
import { IdempotencyStore } from './idempotency/idempotency.store.ts';
import { AttemptLimits } from './limits/attempt-limits.ts';
import { attemptCollection } from './limits/attempts.schema.ts';
import { PersonalDataRegistry } from './personal-data/personal-data.registry.ts';
import { SessionlessAccessRegistry } from './sessionless-access/sessionless-access.registry.ts';

/** What every route goes through, and what modules share. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([attemptCollection, idempotencyRecords])],
  providers: [
    AttemptLimits,
    HostCookies,
    IdempotencyStore,
    PersonalDataRegistry,
    SessionlessAccessRegistry,
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [
    AttemptLimits,
    HostCookies,
    IdempotencyStore,
    PersonalDataRegistry,
    SessionlessAccessRegistry,
  ],
})
export class CoreModule {}
