/**
 * A condition that a field is this text. MongoDB takes an index that holds only texts where a query says that it
 * looks for one; for a plain value it passes that index over.
 */
export const exactText = (text: string) => ({ $type: 'string', $eq: text }) as const;
