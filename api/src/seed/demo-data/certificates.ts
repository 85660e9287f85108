/** A certificate that somebody of the demo marketplace hands in. */
export interface DemoCertificate {
  /** Of the workers, the demo account first. */
  readonly worker: number;
  readonly certificateName: string;
  readonly certificateNumber: string;
  readonly handedInDaysAgo: number;
  /** Days from today; it was issued five years before. */
  readonly expiresInDays: number;
  readonly review: 'approved' | 'rejected' | 'waiting';
}

/** One that expires soon, one that was rejected, and one that waits. */
export const CERTIFICATES: readonly DemoCertificate[] = [
  {
    worker: 0,
    certificateName: 'SellSafe',
    certificateNumber: 'SS-204418',
    handedInDaysAgo: 12,
    expiresInDays: 25,
    review: 'approved',
  },
  {
    worker: 3,
    certificateName: 'CannSell',
    certificateNumber: 'CS-881204',
    handedInDaysAgo: 6,
    expiresInDays: 400,
    review: 'rejected',
  },
  {
    worker: 2,
    certificateName: 'CannSell',
    certificateNumber: 'CS-730155',
    handedInDaysAgo: 0.6,
    expiresInDays: 900,
    review: 'waiting',
  },
];
