/** Where the API keeps what the benchmark writes, and what the peer and the bare server read. */
export const COLLECTIONS = {
  permanentPostings: 'permanent_postings',
  shifts: 'shifts',
  assignments: 'assignments',
  bookings: 'worker_bookings',
  reputations: 'reputations',
  invitations: 'shift_invitations',
  profiles: 'profiles',
  documents: 'reviewed_documents',
  users: 'users',
  sessions: 'sessions',
  preferences: 'preferences',
  notifications: 'notifications',
  outbox: 'outbox',
  /** The peer's own, so that its socket nodes do not speak with the API's. */
  peerSocketEvents: 'peer_socket_events',
} as const;
