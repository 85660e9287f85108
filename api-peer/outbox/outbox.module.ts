import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxService } from './outbox.service.ts';
import { OutboxRecord, OutboxRecordSchema } from './outbox-record.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxRecord.name, schema: OutboxRecordSchema }])],
  providers: [OutboxService],
  exports: [OutboxService],
})
export class OutboxModule {}
