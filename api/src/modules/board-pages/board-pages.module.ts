import { Module } from '@nestjs/common';
import { BoardPagesController } from './api/board-pages.controller.ts';
import { BoardPages } from './api/board-pages.ts';
import { SearchEngineFiles } from './api/search-engine-files.ts';

@Module({
  controllers: [BoardPagesController],
  providers: [BoardPages, SearchEngineFiles],
})
export class BoardPagesModule {}
