import {
  MongoClientClosedError,
  MongoError,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

const DUPLICATE_KEY = 11_000;
const NAMESPACE_EXISTS = 48;
const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

/** What a server says that goes down, or is not the primary any more. */
const NOT_SERVING: ReadonlySet<unknown> = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  9001, // SocketException
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);

const CONNECTION_ERRORS = [
  MongoClientClosedError,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
];

/** Whether a unique index refused a write; with a name, whether it was that index. */
export const isDuplicateKey = (error: unknown, index?: string): boolean =>
  error instanceof MongoServerError &&
  error.code === DUPLICATE_KEY &&
  (index === undefined || String(error.errmsg ?? error.message).includes(`index: ${index} `));

export const isNamespaceExists = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === NAMESPACE_EXISTS;

/** Whether there is no such collection or index. */
export const isMissing = (error: unknown): boolean =>
  error instanceof MongoServerError &&
  (error.code === NAMESPACE_NOT_FOUND || error.code === INDEX_NOT_FOUND);

/** Whether the same work may succeed when done again: two writers met. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof MongoError &&
  error.hasErrorLabel('TransientTransactionError') &&
  !isDatabaseDown(error);

/** Whether the database cannot be reached, or went away in the middle. */
export function isDatabaseDown(error: unknown): boolean {
  if (CONNECTION_ERRORS.some((kind) => error instanceof kind)) {
    return true;
  }
  if (error instanceof MongoServerError) {
    // A bulk write wraps what broke it off.
    return NOT_SERVING.has(error.code) || isDatabaseDown(error.errorResponse);
  }
  return false;
}
