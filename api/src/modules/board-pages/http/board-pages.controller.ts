import { type BoardPage, boardPage, robots, sitemap } from '@leafshift/contracts/board-pages';
import type { CallParsed } from '@leafshift/contracts/core';
import { Controller, StreamableFile } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { BoardPages } from '../application/board-pages.ts';
import { SearchEngineFiles } from '../application/search-engine-files.ts';

@Controller()
export class BoardPagesController {
  constructor(
    private readonly pages: BoardPages,
    private readonly files: SearchEngineFiles,
  ) {}

  @Endpoint(boardPage)
  page(@Input() { query }: CallParsed<typeof boardPage>): Promise<BoardPage> {
    return this.pages.page(query);
  }

  @Endpoint(sitemap)
  async sitemap(): Promise<StreamableFile> {
    return file(await this.files.sitemap(), 'application/xml; charset=utf-8');
  }

  @Endpoint(robots)
  async robots(): Promise<StreamableFile> {
    return file(this.files.robots(), 'text/plain; charset=utf-8');
  }
}

function file(text: string, type: string): StreamableFile {
  const bytes = Buffer.from(text);
  return new StreamableFile(bytes, { type, length: bytes.length });
}
