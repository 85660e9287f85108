const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** An address, a name or somebody's words within a sentence, whose own direction does not disturb the sentence's. */
export const isolated = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
