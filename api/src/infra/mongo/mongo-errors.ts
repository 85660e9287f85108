import {
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';

const DUPLICATE_KEY = 11_000;
const NAMESPACE_EXISTS = 48;

/** Whether a unique index refused a write; with a name, whether it was that index. */
export const isDuplicateKey = (error: unknown, index?: string): boolean =>
  error instanceof MongoServerError &&
  error.code === DUPLICATE_KEY &&
  (index === undefined || String(error.errmsg ?? error.message).includes(`index: ${index} `));

export const isNamespaceExists = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === NAMESPACE_EXISTS;

/** Whether the same work may succeed when done again: two writers met. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');

/** Whether the database cannot be reached. */
export const isDatabaseDown = (error: unknown): boolean =>
  error instanceof MongoNetworkError || error instanceof MongoServerSelectionError;
