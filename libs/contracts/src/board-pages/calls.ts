import { LANGUAGES } from '@leafshift/domain/languages';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';

/**
 * What the server adds to the portal's page for an address of the public board, so that search
 * engines, link previews and visitors read it before any script runs. `head` and `body` are HTML.
 */
export const BoardPage = z.strictObject({
  /** 404 for a posting that is gone. */
  status: z.union([z.literal(200), z.literal(404)]),
  language: z.enum(LANGUAGES),
  direction: z.enum(['ltr', 'rtl']),
  /** Takes the place of the page's `<title>`. */
  head: z.string(),
  /** Stands before the portal's root. */
  body: z.string(),
});
export type BoardPage = z.infer<typeof BoardPage>;

export const boardPage = defineCall({
  name: 'boardPages.page',
  method: 'GET',
  path: '/board-pages',
  access: 'public',
  summary: 'The content of a page of the public board, for the server that sends the page',
  query: z.strictObject({
    /** Path and query as the visitor opened it. */
    address: z.string().startsWith('/job-posting').max(2000),
    /** The language that the visitor chose before. */
    chosen: z.string().max(20).optional(),
    /** The header `Accept-Language`. */
    accepted: z.string().max(500).optional(),
  }),
  answer: BoardPage,
  status: 200,
});

export const sitemap = defineCall({
  name: 'boardPages.sitemap',
  method: 'GET',
  path: '/board-pages/sitemap.xml',
  access: 'public',
  summary: 'The addresses of all open postings, for search engines',
  produces: 'application/xml',
  status: 200,
});

export const robots = defineCall({
  name: 'boardPages.robots',
  method: 'GET',
  path: '/board-pages/robots.txt',
  access: 'public',
  summary: 'What search engines may read, and where the sitemap is',
  produces: 'text/plain',
  status: 200,
});
