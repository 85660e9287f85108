import { Module } from '@nestjs/common';
import { JobBoardModule } from '../job-board/index.ts';
import { BoardPages } from './application/board-pages.ts';
import { SearchEngineFiles } from './application/search-engine-files.ts';
import { BoardPagesController } from './http/board-pages.controller.ts';

@Module({
  imports: [JobBoardModule],
  controllers: [BoardPagesController],
  providers: [BoardPages, SearchEngineFiles],
})
export class BoardPagesModule {}
