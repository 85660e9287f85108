export {
  BACK_OFFICE_QUEUES,
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MS,
  type RealtimeEventName,
  type RealtimeEvents,
  realtimeEvents,
  SOCKET_PATH,
  TOLD_AGAIN_MS,
} from './schemas.ts';
