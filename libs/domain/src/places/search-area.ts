import { type Circle, type Position, positionIn } from './distance.ts';

/** Where somebody looks for shifts. */
export interface SearchArea {
  /** What distances count from. */
  readonly home: Position | undefined;
  /** What the search is narrowed to. */
  readonly nearby: Circle | undefined;
}

/** In place of a point: where the worker lives. */
export const NEAR_HOME = 'home';

interface Wish {
  /** `latitude,longitude`, or `NEAR_HOME`. */
  readonly near?: string | undefined;
  readonly withinKm?: number | undefined;
  readonly sort: string;
}

const DEFAULT_KM = 50;
const ANYWHERE: SearchArea = { home: undefined, nearby: undefined };

/**
 * The area behind what a worker asked for; null where a distance counts from nowhere. Around the home of
 * somebody whose address has no place on the map nothing is left away.
 */
export function searchArea(
  { near, withinKm, sort }: Wish,
  livesAt: Position | null,
): SearchArea | null {
  if (near === undefined) {
    return withinKm === undefined && sort !== 'nearest' ? ANYWHERE : null;
  }
  const home = near === NEAR_HOME ? livesAt : positionIn(near);
  if (home === null) return near === NEAR_HOME ? ANYWHERE : null;
  const isNarrowed = withinKm !== undefined || sort !== 'nearest';
  return { home, nearby: isNarrowed ? { ...home, withinKm: withinKm ?? DEFAULT_KM } : undefined };
}
