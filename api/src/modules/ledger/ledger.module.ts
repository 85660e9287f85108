import { Module } from '@nestjs/common';
import { Ledger } from './api/ledger.ts';
import { LedgerRepository } from './domain/ledger.repository.ts';
import { MongoLedgerRepository } from './persistence/mongo-ledger.repository.ts';

@Module({
  providers: [Ledger, { provide: LedgerRepository, useClass: MongoLedgerRepository }],
  exports: [Ledger],
})
export class LedgerModule {}
