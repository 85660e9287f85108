/** When somebody came and left, and for how many minutes they were not paid. */
export interface WorkedTimes {
  readonly clockIn: Date;
  readonly clockOut: Date;
  readonly breakMinutes: number;
}

/** What the worker says that the hours were. */
export interface Dispute extends WorkedTimes {
  readonly at: Date;
  readonly reason: string;
  /** Whether they say that they were sent home, where the employer says otherwise; missing where not. */
  readonly sentHome?: boolean;
  /** Until when the employer can answer. */
  readonly answerBy: Date;
  readonly answer: DisputeAnswer | null;
}

export interface DisputeAnswer {
  readonly at: Date;
  readonly agree: boolean;
  readonly reason: string;
}

/** How a dispute ended; without times where those of the employer stand. */
export interface Decision {
  readonly at: Date;
  readonly by: 'employer' | 'back-office';
  readonly times: WorkedTimes | null;
  /** Whether the worker was sent home, although the employer had said otherwise; missing where not. */
  readonly sentHome?: boolean;
  readonly reason: string;
}
