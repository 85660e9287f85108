import { isLanguage, type Language } from '@leafshift/domain/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boardPageAdditions, isBoardAddress } from './board-page.ts';
import { CompressedOnce } from './compressed-once.ts';
import { acceptedEncoding } from './encoding.ts';
import { type PageAdditions, type PortalPage, sendPage } from './portal-page.ts';

interface Pages extends PortalPage {
  /** Origins of the API. */
  readonly boardPagesFrom: readonly string[];
}

const HAS_EXTENSION = /\.[A-Za-z0-9]+$/;

/** The registry, and the portal's page at every path that is no file's. */
export function registerPages(app: FastifyInstance, pages: Pages): void {
  const additions = (request: FastifyRequest): Promise<PageAdditions> | PageAdditions =>
    pages.boardPagesFrom.length > 0 && isBoardAddress(request.url)
      ? boardPageAdditions(request, pages.boardPagesFrom)
      : {};

  const registryTexts = new CompressedOnce<Language | 'all'>();
  app.get<{ Querystring: { language?: unknown } }>('/remotes.json', async (request, reply) => {
    const encoding = acceptedEncoding(request.raw);
    // A shell of before names no language, and chooses from all.
    const language = isLanguage(request.query.language) ? request.query.language : 'all';
    const document = await pages.registry.read();
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply
      .header('Cache-Control', 'no-store')
      .header('Vary', 'Accept-Encoding')
      .type('application/json; charset=utf-8')
      .send(await registryTexts.of(document, language, encoding));
  });
  // The folder of the files is no file, which they would refuse to whoever reads nothing compressed.
  for (const path of ['/', '/index.html'])
    app.get(path, (_request, reply) => sendPage(reply, pages));
  // Every path without an extension is a page of the portal; the shell's router knows which.
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !HAS_EXTENSION.test(pathOf(request));
    return isPage ? sendPage(reply, pages, await additions(request)) : answerNotFound(reply);
  });
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    if (error.statusCode === undefined || error.statusCode >= 500) {
      request.log.error({ err: error }, 'A request could not be answered');
      return reply.code(500).type('text/plain').send('Something went wrong. Please try again');
    }
    return answerNotFound(reply);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Answers that there is no such thing, not to be remembered. */
const answerNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
