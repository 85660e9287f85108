import { median } from '../api/statistics.ts';
import type { Transfer, Visit } from './visit.ts';

/** What is compared of one page in one build. */
export interface Figures {
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Of the first picture, which the single build has not. */
  readonly pictureBytes: number;
  readonly firstPaint: number;
  readonly interactive: number;
}

const isScript = ({ url }: Transfer): boolean => new URL(url).pathname.endsWith('.js');

export const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

export const scriptsOf = (transfers: readonly Transfer[]): Transfer[] => transfers.filter(isScript);

const isPicture = ({ url }: Transfer): boolean => /\/picture-[^/]+$/.test(new URL(url).pathname);

/** The medians of several visits. */
export const figuresOf = (visits: readonly Visit[]): Figures => ({
  bytes: median(visits.map(({ transfers }) => bytesOf(transfers))),
  scriptBytes: median(visits.map(({ transfers }) => bytesOf(scriptsOf(transfers)))),
  pictureBytes: median(visits.map(({ transfers }) => bytesOf(transfers.filter(isPicture)))),
  firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
  interactive: median(visits.map(({ interactive }) => interactive)),
});

const isCode = ({ url, kind }: Transfer): boolean =>
  kind === 'Document' || /\.(?:js|css|json)$/.test(new URL(url).pathname);

/**
 * The requests that stand one behind the other before a page with files of an origin is drawn: the
 * page itself, then each file that only the one before it asked for. Data of the API is not counted,
 * nor what arrives after the page is drawn.
 */
export function longestChain(
  { transfers, rendered }: Pick<Visit, 'transfers' | 'rendered'>,
  lastOrigin: string,
): Transfer[] {
  const code = transfers.filter((transfer) => isCode(transfer) && transfer.to < rendered);
  const byUrl = new Map(code.map((transfer) => [transfer.url, transfer]));
  const chainTo = (transfer: Transfer): Transfer[] => {
    const before = transfer.askedBy === null ? undefined : byUrl.get(transfer.askedBy);
    return before === undefined || before === transfer
      ? [transfer]
      : [...chainTo(before), transfer];
  };
  const chains = code.filter(({ url }) => url.startsWith(lastOrigin)).map(chainTo);
  return chains.sort((one, other) => other.length - one.length)[0] ?? [];
}
