import type { IdOf } from '../../../core/ids.ts';

export type PermanentPostingId = IdOf<'PermanentPosting'>;
