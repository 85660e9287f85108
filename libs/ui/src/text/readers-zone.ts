/** The time zone of the reader's own clock. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
