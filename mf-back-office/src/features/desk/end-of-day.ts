/** The last moment of a day of the reader's calendar (`2026-05-14`). */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
