export type { ApiClient, UploadTarget } from './api-client.ts';
export {
  ApiError,
  FALLBACK_MESSAGE,
  isApiError,
  messageOf,
} from './api-error.ts';
export { type ApiClientSettings, createApiClient } from './client/create-api-client.ts';
export { fetchCode } from './client/fetch-code.ts';
export { readKnown } from './client/read-known.ts';
export { requestAddress } from './client/request-address.ts';
export { saveFile } from './files/save-file.ts';
export {
  currentUserKey,
  myProfileKey,
  myProfileQuery,
} from './queries/account.ts';
export {
  calendarFeedQuery,
  changeCalendarFeedMutation,
} from './queries/calendar-feed.ts';
export { createQueryClient } from './queries/create-query-client.ts';
export {
  markAllNotificationsReadMutation,
  markNotificationReadMutation,
  notificationsKey,
  notificationsQuery,
} from './queries/notifications.ts';
export { phoneQuery, sendPhoneCodeMutation, verifyPhoneMutation } from './queries/phone.ts';
export {
  changePreferencesMutation,
  preferencesQuery,
} from './queries/preferences.ts';
export {
  addCertificateMutation,
  addLocationMutation,
  addSupervisorMutation,
  changeCertificateMutation,
  changeLocationMutation,
  changeSupervisorMutation,
  removeCertificateMutation,
  removeLocationMutation,
  removeSupervisorMutation,
  updateProfileMutation,
} from './queries/profile-changes.ts';
export { addPushDeviceMutation, pushQuery, removePushDeviceMutation } from './queries/push.ts';
export { detailKey, listKey, type QueryKey } from './queries/query-key.ts';
export { secondFactorsKey, secondFactorsQuery } from './queries/second-factors.ts';
export { endSessionMutation, ownSessionsQuery } from './queries/sessions.ts';
export {
  DROPPED,
  isWaiting,
  sendWaitingCall,
  toWaitingCall,
  WAITING_KEY,
  type WaitingCall,
  type WaitingSender,
  waitingCallOf,
  waitingOptions,
} from './waiting/waiting-calls.ts';
