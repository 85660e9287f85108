/**
 * Collections that no backup has. What is in them is over within days, and coming back it would be wrong:
 * sessions that were ended would be open again, codes and links that were used would be good again, locks
 * would be held by nobody. Open invitations to a business stay: its owners see them and take them back.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'attempts',
  'connect_tickets',
  'email_undos',
  'leases',
  'password_recoveries',
  'review_claims',
  'second_factor_challenges',
  'sessions',
  'socket_events',
  'verification_codes',
]);
