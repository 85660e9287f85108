/** A field that names a document of another collection, which is never removed while the field stands. */
export interface Reference {
  readonly collection: string;
  readonly field: string;
  readonly to: string;
  /** Which documents do, where not all. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** The id of a reward stands where other payouts have their shift and their invoice (MONEY-80). */
const OF_SHIFTS_PAID = { isReward: { $ne: true } };

/** No account is ever removed; one that is closed stays, without its person. */
const OF_USERS: Readonly<Record<string, readonly string[]>> = {
  account_reviews: ['userId', 'matches.userId'],
  affiliate_joins: ['giverId', 'firstPaid.employerId'],
  applications: ['employerId', 'userId'],
  assignments: ['employerId', 'workerId'],
  attendance: ['employerId', 'workerId'],
  audit_log: ['adminId', 'userId'],
  autoconfirmrules: ['employerId'],
  briefing_readings: ['employerId', 'workerId'],
  business_invitations: ['businessId'],
  business_marks: ['employerId', 'workerId'],
  business_members: ['businessId'],
  conversations: ['employerId', 'workerId'],
  favourite_workers: ['employerId', 'workerId'],
  found_shifts: ['workerId'],
  identity_marks: ['userId'],
  invoices: ['employerId'],
  member_acts: ['employerId'],
  message_reports: ['employerId', 'workerId'],
  messages: ['senderId'],
  not_again_workers: ['employerId', 'workerId'],
  notices: ['employerId'],
  notifications: ['userId'],
  payouts: ['employerId', 'workerId'],
  permanent_postings: ['employerId'],
  person_notes: ['userId', 'adminId'],
  placeoffers: ['employerId', 'workerId'],
  posting_reports: ['employerId', 'userId'],
  posting_templates: ['employerId'],
  profiles: ['userId'],
  push_subscriptions: ['userId'],
  push_waiting: ['userId'],
  quiz_attempts: ['workerId'],
  refund_orders: ['adminId'],
  reviewed_documents: ['userId'],
  saved_searches: ['workerId'],
  schedule_budgets: ['employerId'],
  schedule_drafts: ['employerId'],
  second_factors: ['userId'],
  securedpays: ['employerId'],
  security_log: ['userId'],
  shift_invitations: ['employerId', 'workerId'],
  shift_ratings: ['employerId', 'workerId'],
  shifts: ['employerId'],
  site_briefings: ['employerId'],
  support_requests: ['userId'],
  suspensions: ['userId'],
  timesheets: ['employerId', 'workerId'],
  uploads: ['ownerId'],
  worker_notes: ['employerId', 'workerId'],
};

/** A shift that is cancelled stays as well. */
const OF_SHIFTS: Readonly<Record<string, readonly string[]>> = {
  assignments: ['shiftId'],
  attendance: ['shiftId'],
  conversations: ['shiftId'],
  found_shifts: ['shiftId'],
  invoices: ['shiftId'],
  message_reports: ['shiftId'],
  notices: ['shiftIds'],
  schedule_drafts: ['shiftId'],
  shift_invitations: ['shiftId'],
  shift_ratings: ['shiftId'],
  timesheets: ['shiftId'],
  worker_bookings: ['shifts.shiftId'],
};

const OF_INVOICES: Readonly<Record<string, readonly string[]>> = {
  affiliate_joins: ['firstPaid.invoiceId'],
  refund_orders: ['invoiceId'],
};

const OF_UPLOADS: Readonly<Record<string, readonly string[]>> = {
  applications: ['resume'],
  messages: ['imageKey'],
  profiles: ['pictureKey', 'certificates.fileKey', 'supervisors.photoKey'],
  reviewed_documents: ['fileKey', 'backKey'],
  site_briefings: ['photoKey'],
};

/** What `verify` follows. */
export const REFERENCES: readonly Reference[] = [
  ...fields(OF_USERS, 'users'),
  ...fields(OF_SHIFTS, 'shifts'),
  ...fields(OF_INVOICES, 'invoices'),
  ...fields(OF_UPLOADS, 'uploads'),
  { collection: 'payouts', field: 'shiftId', to: 'shifts', where: OF_SHIFTS_PAID },
  { collection: 'payouts', field: 'invoiceId', to: 'invoices', where: OF_SHIFTS_PAID },
  { collection: 'affiliate_joins', field: 'firstPaid.payoutId', to: 'payouts' },
  { collection: 'messages', field: 'conversationId', to: 'conversations' },
  { collection: 'quiz_attempts', field: 'quizId', to: 'quizzes' },
];

function fields(of: Readonly<Record<string, readonly string[]>>, to: string): readonly Reference[] {
  return Object.entries(of).flatMap(([collection, names]) =>
    names.map((field) => ({ collection, field, to })),
  );
}
