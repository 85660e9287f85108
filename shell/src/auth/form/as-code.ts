const LENGTH = 6;

/** What was typed or pasted as the digits of a code. */
export const asCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, LENGTH);
