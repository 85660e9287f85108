import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShiftsModule } from '../shifts/shifts.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { FindWorkController } from './find-work.controller.ts';
import { FindWorkService } from './find-work.service.ts';
import { Invitation, InvitationSchema } from './invitation.schema.ts';

@Module({
  imports: [
    ShiftsModule,
    UsersModule,
    MongooseModule.forFeature([{ name: Invitation.name, schema: InvitationSchema }]),
  ],
  controllers: [FindWorkController],
  providers: [FindWorkService],
})
export class FindWorkModule {}
