import type { IdOf } from '../../../core/ids.ts';

export type ShiftId = IdOf<'Shift'>;
export type PlaceId = IdOf<'Place'>;
export type SeriesId = IdOf<'Series'>;
export type PermanentPostingId = IdOf<'PermanentPosting'>;
