/** A failure that a person can act on: its message is one plain sentence, shown without a stack. */
export class PlainFailure extends Error {
  override name = 'PlainFailure';
}

/**
 * The text to print for a failure: the sentence of a PlainFailure, the stack of anything else. Where
 * ending what was started failed as well, what came first is told first.
 */
export function describeFailure(failure: unknown): string {
  if (failure instanceof PlainFailure) return failure.message;
  if (failure instanceof Error && 'suppressed' in failure && 'error' in failure) {
    return [failure.suppressed, failure.error].map(describeFailure).join('\n');
  }
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
