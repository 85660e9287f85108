/** What I have just done with my part in a shift. */
export interface Outcome {
  readonly shiftId: string;
  readonly kind: 'withdrawn' | 'cancelled' | 'suspended';
}

/** Tells the page what was done, so that it can say it where it is read. */
export type OnOutcome = (kind: Outcome['kind']) => void;
