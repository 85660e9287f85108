export type { ApiClient, SendOptions, UploadTarget } from './api-client.ts';
export {
  ApiError,
  type ClientErrorCode,
  FALLBACK_MESSAGE,
  isApiError,
  isRetryable,
  messageOf,
} from './api-error.ts';
export { type ApiClientSettings, createApiClient } from './client/create-api-client.ts';
export { saveFile } from './files/save-file.ts';
export {
  currentUserKey,
  currentUserQuery,
  myProfileKey,
  myProfileQuery,
} from './queries/account.ts';
export {
  calendarFeedKey,
  calendarFeedQuery,
  changeCalendarFeedMutation,
} from './queries/calendar-feed.ts';
export { createQueryClient } from './queries/create-query-client.ts';
export {
  markAllNotificationsReadMutation,
  markNotificationReadMutation,
  type NotificationFeed,
  notificationsKey,
  notificationsQuery,
} from './queries/notifications.ts';
export {
  changePreferencesMutation,
  preferencesKey,
  preferencesQuery,
} from './queries/preferences.ts';
export {
  addCertificateMutation,
  addLocationMutation,
  addSupervisorMutation,
  changeLocationMutation,
  changeSupervisorMutation,
  removeCertificateMutation,
  removeLocationMutation,
  removeSupervisorMutation,
  updateProfileMutation,
} from './queries/profile-changes.ts';
export { detailKey, listKey, type QueryDomain, type QueryKey } from './queries/query-key.ts';
