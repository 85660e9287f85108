/** The origins of a text, in which blanks stand between them. */
export const originsIn = (text = ''): string[] => text.split(/\s+/).filter(Boolean);
