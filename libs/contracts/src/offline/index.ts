/**
 * Paths below `/api` of GET calls whose last answer a device keeps, to show it while there is no network.
 * What a person looks at in a basement: their shifts, hours, pay and news. Never credentials, documents,
 * other people's profiles, or anything of the back office. Plain data, because a service worker reads it.
 */
export const SEEN_OFFLINE: readonly string[] = [
  '/auth',
  '/profile/me',
  '/notification',
  '/attendance',
  '/briefings/coming',
  '/clockedtime/timesheets',
  '/conversations',
  '/earnings',
  '/earnings/shifts',
  '/favourites/invitations',
  '/invoice/invoices',
  '/next-in-line',
  '/payouts',
  '/posts/allconfirmed',
  '/posts/employer-posts',
  '/posts/employer/permanent',
  '/posts/find-work',
  '/posts/getrequests',
  '/posts/history',
  '/posts/upcoming-shifts',
  '/secured-pay',
];

/** The header of an answer that was kept: when it came, as an HTTP date. */
export const LAST_SEEN_HEADER = 'x-last-seen';
