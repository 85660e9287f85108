/** A field that names a document of another collection, which is never removed while the field stands. */
export interface Reference {
  readonly collection: string;
  readonly field: string;
  readonly to: string;
}

const OF_USERS: Readonly<Record<string, readonly string[]>> = {
  assignments: ['employerId', 'workerId'],
  attendance: ['employerId', 'workerId'],
  invoices: ['employerId'],
  payouts: ['employerId', 'workerId'],
  permanent_postings: ['employerId'],
  profiles: ['userId'],
  reviewed_documents: ['userId'],
  shift_ratings: ['employerId', 'workerId'],
  shifts: ['employerId'],
  timesheets: ['employerId', 'workerId'],
  uploads: ['ownerId'],
};

const OF_SHIFTS = [
  'assignments',
  'attendance',
  'invoices',
  'payouts',
  'shift_ratings',
  'timesheets',
];

const OF_UPLOADS: Readonly<Record<string, readonly string[]>> = {
  profiles: ['pictureKey', 'certificates.fileKey'],
  reviewed_documents: ['fileKey', 'backKey'],
};

/** What `verify` follows. */
export const REFERENCES: readonly Reference[] = [
  ...fields(OF_USERS, 'users'),
  ...OF_SHIFTS.map((collection) => ({ collection, field: 'shiftId', to: 'shifts' })),
  { collection: 'worker_bookings', field: 'shifts.shiftId', to: 'shifts' },
  ...fields(OF_UPLOADS, 'uploads'),
];

function fields(of: Readonly<Record<string, readonly string[]>>, to: string): readonly Reference[] {
  return Object.entries(of).flatMap(([collection, names]) =>
    names.map((field) => ({ collection, field, to })),
  );
}
