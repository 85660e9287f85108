/** The zone of the reader's own clock, for what happened at no place. */
export const useReadersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
