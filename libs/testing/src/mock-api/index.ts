export {
  API_STATES,
  type ApiState,
  createMockApi,
  type MockApi,
  type SentCall,
  type SentUpload,
  UPLOAD,
} from './create-mock-api.ts';
export {
  anApiError,
  failing,
  type Handler,
  type Handling,
  handle,
  held,
  loading,
} from './handler.ts';
