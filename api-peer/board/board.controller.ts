import { BoardQuery } from '@leafshift/contracts/posts';
import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../auth/public.decorator.ts';
import { BoardService } from './board.service.ts';

@Controller('posts/job-posting-board')
export class BoardController {
  constructor(private readonly board: BoardService) {}

  @Public()
  @Get('permanent')
  list(@Query({ schema: BoardQuery }) query: BoardQuery) {
    return this.board.list(query);
  }
}
