/** An address of mail as somebody reads it who is not to learn it: `w…@example.ca`. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');

const ADDRESS = /https?:\/\/\S+/g;
/** Codes; a year is none. */
const CODE = /(?!\b20\d\d\b)\d(?:[\s-]?\d){3,}/g;

/** A subject without what opens something. */
export const openSubject = (subject: string): string =>
  subject.replace(ADDRESS, '…').replace(CODE, '…');
