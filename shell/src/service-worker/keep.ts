import { SEEN_OFFLINE } from '@leafshift/contracts/offline';

/** What a request is about, as far as keeping its answer goes. */
export type Kept =
  /** A file of a build: never another one under the same address. */
  | 'file'
  /** The portal's page, which is the same at every address of it. */
  | 'page'
  /** Which releases there are. */
  | 'registry'
  /** What the API said to this person. */
  | 'answer';

/** The parts of a request that decide. */
export interface Asked {
  readonly url: URL;
  readonly mode: string;
  readonly method: string;
  /** Whether the address is of the portal's own origin. */
  readonly sameOrigin: boolean;
}

/** As the builds name them: `main.e1b9838723.css`, `inter-latin-wght-normal.6c596dfcdd.woff2`. */
const HASHED_FILE = /[.-][0-9a-f]{8,}\.(?:js|css|woff2|svg|png|webp)$/;
const API = '/api';
/** Pages of other programs behind the portal's origin. */
const ELSEWHERE = /^\/(?:api|dev|stripe-sandbox|releases)(?:\/|$)/;
const BOARD = /^\/job-posting(?:\/|$)/;
const HAS_EXTENSION = /\.[A-Za-z0-9]+$/;

/** How an answer is kept; undefined for what only the network answers. */
export function keptAs({ url, mode, method, sameOrigin }: Asked): Kept | undefined {
  if (method !== 'GET') return undefined;
  const { pathname, search } = url;
  // A retry asks under another query, because the answer to the first was none.
  if (HASHED_FILE.test(pathname) && search === '') return 'file';
  if (!sameOrigin) return undefined;
  if (pathname === '/remotes.json') return 'registry';
  if (mode === 'navigate') return isPage(pathname) ? 'page' : undefined;
  if (pathname.startsWith(`${API}/`)) {
    return SEEN_OFFLINE.includes(pathname.slice(API.length)) ? 'answer' : undefined;
  }
  return undefined;
}

/** The server writes the pages of the public board with their content; they come from it alone. */
const isPage = (pathname: string): boolean =>
  !(ELSEWHERE.test(pathname) || BOARD.test(pathname) || HAS_EXTENSION.test(pathname));
