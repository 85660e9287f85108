/** How many tests or checks of a stage passed and failed, and how long it took in milliseconds. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  readonly milliseconds: number;
}

/** One part of the whole test run; `run` prints what fails and never throws. */
export interface Stage {
  readonly name: string;
  /** What it proves, for people. */
  readonly title: string;
  run(): Promise<Counts>;
}

/** Tests or checks by outcome. */
export type Counts = Omit<StageResult, 'milliseconds'>;

/** One check, passed or failed. */
export function oneCheck(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
