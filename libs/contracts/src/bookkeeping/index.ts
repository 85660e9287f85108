export { bookkeeping, saveBookkeeping } from './calls.ts';
export { Bookkeeping, BookkeepingForm, MAX_REFERENCE } from './schemas.ts';
