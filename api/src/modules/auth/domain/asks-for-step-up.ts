import type { Call } from '@leafshift/contracts/core';

/** Whether a call with this body, not yet validated, is one that wants a late confirmation. */
export function asksForStepUp({ stepUp }: Call, body: unknown): boolean {
  if (stepUp === undefined || stepUp === true) {
    return stepUp === true;
  }
  const has = (field: string): boolean =>
    typeof body === 'object' && body !== null && Object.hasOwn(body, field);
  return 'withField' in stepUp ? has(stepUp.withField) : !has(stepUp.withoutField);
}
