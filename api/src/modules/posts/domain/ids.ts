import type { IdOf } from '../../../core/ids.ts';

export type ShiftId = IdOf<'Shift'>;
export type SeriesId = IdOf<'Series'>;
