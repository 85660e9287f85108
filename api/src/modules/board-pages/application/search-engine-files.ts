import { Injectable } from '@nestjs/common';
import { Config } from '../../../infra/config/config.ts';
import { PublicBoard } from '../../job-board/index.ts';

/** What a sitemap may hold by its protocol. */
const MOST_ADDRESSES = 50_000;

/** The files by which search engines find the postings. */
@Injectable()
export class SearchEngineFiles {
  constructor(
    private readonly board: PublicBoard,
    private readonly config: Config,
  ) {}

  async sitemap(): Promise<string> {
    const postings = await this.board.addresses(MOST_ADDRESSES - 1);
    const { portalUrl } = this.config;
    const entries = postings.map(
      ({ id, savedAt }) =>
        `<url><loc>${portalUrl}/job-posting/${id}</loc><lastmod>${savedAt.toISOString()}</lastmod></url>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      `<url><loc>${portalUrl}/job-posting</loc></url>`,
      ...entries,
      '</urlset>',
      '',
    ].join('\n');
  }

  /** The board is for everybody, what is behind the login for nobody else. */
  robots(): string {
    return [
      'User-agent: *',
      'Allow: /job-posting',
      'Allow: /api/posts/job-posting-board/',
      'Disallow: /api/',
      'Disallow: /dev/',
      'Disallow: /stripe-sandbox/',
      '',
      `Sitemap: ${this.config.portalUrl}/sitemap.xml`,
      '',
    ].join('\n');
  }
}
