export {
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MS,
  type RealtimeEventName,
  type RealtimeEvents,
  realtimeEvents,
  SOCKET_PATH,
} from './schemas.ts';
