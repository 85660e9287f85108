/** Who confirms whom on which shift; all are ids. */
export interface Confirmation {
  readonly employerId: string;
  readonly shiftId: string;
  readonly assignmentId: string;
  readonly workerId: string;
}
