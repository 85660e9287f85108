import type { TimeZone } from '@leafshift/domain/time-zone';

/** The zone of the reader's own clock. */
export const readersZone = (): TimeZone => Intl.DateTimeFormat().resolvedOptions().timeZone;
