/** How a person or business is shown beside a posting. */
export interface PersonCard {
  readonly name: string;
  readonly photo: string | null;
}

/** A worker's record over all shifts: average of stars, and shifts that were submitted. */
export interface WorkerStanding {
  /** Null before the first rating. */
  readonly rating: number | null;
  readonly shiftsCompleted: number;
}

/** Shown where the account behind a posting or request no longer exists. */
export const FORMER_MEMBER: PersonCard = { name: 'Former member', photo: null };
