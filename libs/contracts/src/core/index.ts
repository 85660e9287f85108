export type {
  Call,
  CallAnswer,
  CallInput,
  CallParsed,
  StoreScope,
} from './call.ts';
export { ErrorBody, FieldError } from './error-body.ts';
export {
  type ErrorCode,
  errorCatalogue,
  errorDefinition,
  isErrorCode,
} from './error-catalogue.ts';
export { AMOUNTS_HEADER, readWithoutMoney, withoutMoney } from './money-fields.ts';
export {
  DEFAULT_PAGE_SIZE,
  PageQuery,
} from './paging.ts';
export {
  Day,
  Dollars,
  Id,
} from './primitives.ts';
