/** What a server answers while it is being replaced, or what stands before it: another one may be asked. */
const UNABLE: readonly number[] = [502, 503, 504];

export const isUnable = (status: number): boolean => UNABLE.includes(status);
