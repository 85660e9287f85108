import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { CallGuard } from './endpoint/call.guard.ts';
import { ErrorFilter } from './errors/error-filter.ts';
import { IdempotencyStore } from './idempotency/idempotency.store.ts';
import { AttemptLimits } from './limits/attempt-limits.ts';
import { RequestLimit } from './limits/request-limit.ts';
import { PersonalDataRegistry } from './personal-data/personal-data.registry.ts';

/** What every route goes through, and what modules share. */
@Global()
@Module({
  providers: [
    AttemptLimits,
    IdempotencyStore,
    PersonalDataRegistry,
    RequestLimit,
    { provide: APP_GUARD, useClass: CallGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [AttemptLimits, IdempotencyStore, PersonalDataRegistry],
})
export class CoreModule {}
