import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.ts';
import { BoardController } from './board.controller.ts';
import { BoardService } from './board.service.ts';
import { PermanentPosting, PermanentPostingSchema } from './permanent-posting.schema.ts';

@Module({
  imports: [
    PeopleModule,
    MongooseModule.forFeature([{ name: PermanentPosting.name, schema: PermanentPostingSchema }]),
  ],
  controllers: [BoardController],
  providers: [BoardService],
})
export class BoardModule {}
