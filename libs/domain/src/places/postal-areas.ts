import type { Position } from './distance.ts';
import { canadianPostalCode } from './postal-codes.ts';

/** A forward sortation area: what the first three characters of a postal code stand for. */
export interface PostalArea extends Position {
  /** As `M6R`. */
  readonly code: string;
  /** The town that it is in; empty where it belongs to none that is known. */
  readonly town: string;
}

type Row = [code: string, town: string, latitude: number, longitude: number];

let loading: Promise<ReadonlyMap<string, PostalArea>> | undefined;

const load = async (): Promise<ReadonlyMap<string, PostalArea>> => {
  const { default: rows } = await import('./postal-areas.json', { with: { type: 'json' } });
  return new Map(
    (rows as Row[]).map(([code, town, latitude, longitude]) => [
      code,
      { code, town, latitude, longitude },
    ]),
  );
};

/** About 1,400 areas of towns by their code; loaded when first needed. Those of the country are too wide to stand for a place. */
export const postalAreas = (): Promise<ReadonlyMap<string, PostalArea>> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The area that a whole postal code lies in; null for what is no Canadian one. */
export const areaCodeOf = (postalCode: string): string | null =>
  canadianPostalCode(postalCode)?.slice(0, 3) ?? null;

const PROVINCES_OF_LETTER: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** The codes of the provinces that a postal code's first letter stands for. */
export const provincesOfPostalCode = (postalCode: string): readonly string[] =>
  PROVINCES_OF_LETTER[postalCode.charAt(0).toUpperCase()] ?? [];
