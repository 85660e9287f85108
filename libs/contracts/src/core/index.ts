export {
  type Access,
  type Call,
  type CallAnswer,
  type CallInput,
  type CallParsed,
  defineCall,
  type HttpMethod,
} from './call.ts';
export {
  type ErrorCode,
  errorCatalogue,
  errorDefinition,
  isErrorCode,
} from './error-catalogue.ts';
export {
  commonErrors,
  ErrorBody,
  type ErrorDefinition,
  type ErrorStatus,
  FieldError,
} from './errors.ts';
export {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  PageQuery,
  pageOf,
} from './paging.ts';
export {
  Day,
  Dollars,
  Hours,
  Id,
  Instant,
  MAX_TEXT,
  optionalText,
  requiredText,
  Url,
} from './primitives.ts';
