import type { IdOf } from '../../../core/ids.ts';

export type AssignmentId = IdOf<'Assignment'>;
