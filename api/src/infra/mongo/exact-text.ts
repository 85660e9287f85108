/**
 * A condition that a field is this text. An index that holds only texts is used where the query says that
 * it looks for one; a plain text does not say so, and reads all that the index leaves out.
 */
export const exactText = (text: string) => ({ $type: 'string', $eq: text }) as const;
