import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { PlainFailure } from '../process/plain-failure.ts';
import { FiguresSince } from './figures-since.ts';
import { figuresIn, NO_FIGURES, percentOf, type ReleaseFigures, shownIn } from './part-metrics.ts';

/** Fewer pages and slots than this say nothing of a share. */
export const LEAST_SHOWN = 20;
/** Nobody sees how a canary fares whose metrics could not be read so many times in a row. */
export const MOST_UNREAD = 3;
const BETWEEN_LOOKS_S = 10;

export interface WatchedCanary {
  readonly remote: RemoteName;
  /** The id of the canary's release. */
  readonly release: string;
  readonly seconds: number;
  /** In per cent. */
  readonly maxFailures: number;
  /** What the metrics of each API process said before. */
  readonly before: readonly string[];
  /** Says the same now. Throws a PlainFailure when one of them cannot be read. */
  readMetrics(ended: AbortSignal): Promise<readonly string[]>;
  wait(seconds: number, ended: AbortSignal): Promise<void>;
  /** Given when somebody ends the watch. */
  readonly ended: AbortSignal;
  /** Hears of each look, and of each that saw nothing. */
  onLook(figures: ReleaseFigures): void;
  onUnread(failure: PlainFailure): void;
}

export interface Verdict {
  readonly outcome: 'good' | 'failing' | 'hardly shown' | 'unread' | 'ended';
  readonly figures: ReleaseFigures;
}

/**
 * Watches how a canary fares from now on. It fails as soon as more than the share failed, and is good
 * when the time is over; with too few windows it is neither. Nothing is decided by a look that saw nothing.
 */
export async function watchCanary(canary: WatchedCanary): Promise<Verdict> {
  const { seconds, ended } = canary;
  const since = new FiguresSince(eachOf(canary, canary.before));
  let figures = NO_FIGURES;
  let unread = 0;
  for (let passed = 0; !ended.aborted && unread < MOST_UNREAD; ) {
    const left = seconds - passed;
    const pause = left > 0 ? Math.min(BETWEEN_LOOKS_S, left) : BETWEEN_LOOKS_S;
    await canary.wait(pause, ended);
    passed += pause;
    const texts = await look(canary);
    unread = texts === null ? unread + 1 : 0;
    if (texts === null) continue;
    figures = since.add(eachOf(canary, texts));
    canary.onLook(figures);
    const outcome = outcomeOf(figures, canary.maxFailures, passed >= seconds);
    if (outcome !== null) return { outcome, figures };
  }
  return { outcome: ended.aborted ? 'ended' : 'unread', figures };
}

/** The figures of the canary in each process. */
const eachOf = (
  { remote, release }: WatchedCanary,
  texts: readonly string[],
): readonly ReleaseFigures[] =>
  texts.map((text) => figuresIn([text], remote).get(release) ?? NO_FIGURES);

/** What the metrics say; null where they cannot be read, or nobody wants to know any more. */
async function look(canary: WatchedCanary): Promise<readonly string[] | null> {
  const { ended } = canary;
  try {
    const texts = ended.aborted ? null : await canary.readMetrics(ended);
    return ended.aborted ? null : texts;
  } catch (failure) {
    if (!(failure instanceof PlainFailure)) throw failure;
    if (!ended.aborted) canary.onUnread(failure);
    return null;
  }
}

function outcomeOf(
  figures: ReleaseFigures,
  maxFailures: number,
  isOver: boolean,
): Verdict['outcome'] | null {
  const isEnough = shownIn(figures) >= LEAST_SHOWN;
  if (isEnough && percentOf(figures) > maxFailures) return 'failing';
  if (!isOver) return null;
  return isEnough ? 'good' : 'hardly shown';
}
