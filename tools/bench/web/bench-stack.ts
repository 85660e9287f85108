import { type ControlledStack, connectToStack, STACK_CONTROL } from '../../start/stack-control.ts';
import { startStackForTests } from '../../start/stack-for-tests.ts';

/** The stack that `npm run stack` keeps where there is one, else one of its own until `until` is disposed. */
export async function stackForBench(until: AsyncDisposableStack): Promise<ControlledStack> {
  if (process.env[STACK_CONTROL]) return connectToStack();
  const own = await startStackForTests();
  until.defer(() => own.stop());
  return own.stack;
}
