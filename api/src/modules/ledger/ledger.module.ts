import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Ledger } from './application/ledger.ts';
import { LedgerRepository } from './domain/ledger.repository.ts';
import { ledgerCollection } from './persistence/ledger.schema.ts';
import { MongoLedgerRepository } from './persistence/mongo-ledger.repository.ts';

@Module({
  imports: [MongooseModule.forFeature([ledgerCollection])],
  providers: [Ledger, { provide: LedgerRepository, useClass: MongoLedgerRepository }],
  exports: [Ledger],
})
export class LedgerModule {}
