export type { ApiClient, SendOptions } from './api-client.ts';
export { ApiError, type ClientErrorCode } from './api-error.ts';
