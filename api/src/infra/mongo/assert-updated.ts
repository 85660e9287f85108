/** A conditional write did nothing, because somebody else was faster. */
export class ConditionNotMet extends Error {
  override readonly name = 'ConditionNotMet';
}

/**
 * The result of a conditional write. Throws ConditionNotMet where it is null, so that the transaction
 * is undone as a whole; `GuardedChanges` then asks the rules again.
 */
export function assertUpdated<Result>(result: Result | null): Result {
  if (result === null) {
    throw new ConditionNotMet('The condition of a write was not met');
  }
  return result;
}
