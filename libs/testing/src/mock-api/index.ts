export { conversationCalls } from './conversation-calls.ts';
export {
  API_STATES,
  type ApiState,
  createMockApi,
  type MockApi,
  UPLOAD,
} from './create-mock-api.ts';
export {
  anApiError,
  failing,
  type Handler,
  handle,
  held,
} from './handler.ts';
export { updatedProfile } from './updated-profile.ts';
