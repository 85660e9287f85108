import type { FastifyRequest } from 'fastify';
import { askInTurn } from '../proxy/ask-in-turn.ts';
import type { PageAdditions } from './portal-page.ts';

/** What the API answers for a page of the public board. */
interface BoardPage {
  readonly status: number;
  readonly language: string;
  readonly direction: string;
  readonly head: string;
  readonly body: string;
}

const BOARD = /^\/job-posting(?:[/?]|$)/;
const PATIENCE_MS = 5_000;
const SERVICE_UNAVAILABLE = 503;
const TOO_MANY_REQUESTS = 429;
const REFUSED = 500;

/** Whether the API writes the content of this address. */
export const isBoardAddress = (address: string): boolean => BOARD.test(address);

/**
 * What the API adds to the page at an address of the public board, by the first of its processes that can
 * answer. Without the API the portal's own page is sent, with 503, so that search engines keep what they
 * know and come again; so it is with 429 for whom the API has refused as too many.
 */
export async function boardPageAdditions(
  request: FastifyRequest,
  apiOrigins: readonly string[],
): Promise<PageAdditions> {
  try {
    const urls = apiOrigins.map((origin) => pageUrl(request, origin));
    const headers = { 'x-forwarded-for': forwardedFor(request) };
    const answer = await askInTurn(urls, { redirect: 'error', headers }, PATIENCE_MS);
    if (answer.ok) return additionsOf((await answer.json()) as BoardPage);
    // Content that is there and not sent now: whoever searches keeps what is known, as with 503.
    if (answer.status === TOO_MANY_REQUESTS) return { status: TOO_MANY_REQUESTS };
    // An address that cannot be meant: the portal's page says so.
    return answer.status < REFUSED ? {} : { status: SERVICE_UNAVAILABLE };
  } catch {
    // The API is down, too slow or answers nonsense: the portal's own page is sent with 503.
    return { status: SERVICE_UNAVAILABLE };
  }
}

/** Who asks, so that the API's limits count the visitor and not this server. */
const forwardedFor = ({ headers, socket }: FastifyRequest): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

function pageUrl({ url, headers }: FastifyRequest, apiOrigin: string): URL {
  const page = new URL('/api/board-pages', apiOrigin);
  const cookies = headers.cookie ?? '';
  const chosen = /(?:^|;\s*)(?:__Host-)?appLanguage=([a-z]{2})(?:;|$)/.exec(cookies)?.[1];
  const accepted = headers['accept-language'];
  page.searchParams.set('address', url);
  if (chosen) page.searchParams.set('chosen', chosen);
  if (accepted) page.searchParams.set('accepted', accepted.slice(0, 500));
  return page;
}

const additionsOf = ({ status, language, direction, head, body }: BoardPage): PageAdditions => ({
  status,
  varyBy: ['Accept-Language', 'Cookie'],
  edit: (html) =>
    html
      .replace(
        /<html lang="[^"]*" dir="[^"]*"/,
        () => `<html lang="${language}" dir="${direction}" data-language="${language}"`,
      )
      .replace(/<title>.*?<\/title>/s, () => head)
      // What these pages hold can be read without scripts.
      .replace(/<noscript>.*?<\/noscript>/s, '')
      // The content itself stands where the shape of a page would.
      .replace(/<!-- shape -->.*?<!-- \/shape -->/s, '')
      .replace('<div id="root">', () => `${body}<div id="root">`),
});
