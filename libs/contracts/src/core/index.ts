export type {
  Call,
  CallAnswer,
  CallInput,
  CallParsed,
} from './call.ts';
export {
  type ErrorCode,
  errorCatalogue,
  errorDefinition,
  isErrorCode,
} from './error-catalogue.ts';
export {
  ErrorBody,
  FieldError,
} from './errors.ts';
export {
  DEFAULT_PAGE_SIZE,
  PageQuery,
} from './paging.ts';
export {
  Day,
  Dollars,
  Id,
} from './primitives.ts';
