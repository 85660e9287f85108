import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { RealtimeModule } from '../realtime/realtime.module.ts';
import { AccountUpdatedHandler } from './account-updated.handler.ts';
import { User, UserSchema } from './user.schema.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [
    OutboxModule,
    RealtimeModule,
    MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]),
  ],
  controllers: [UsersController],
  providers: [UsersService, AccountUpdatedHandler],
  exports: [UsersService],
})
export class UsersModule {}
