import { STACK_CONTROL } from '../start/stack-control.ts';
import { startStackForTests, type TestStack } from '../start/stack-for-tests.ts';

/** Where set-up leaves the stack for tear-down; both run in Jest's main process. */
export interface StackHolder {
  leafshiftStack?: TestStack;
}

/** One stack for the whole run, unless `LEAFSHIFT_STACK_CONTROL` names one that is running. */
export default async function startTestStack(): Promise<void> {
  if (process.env[STACK_CONTROL]) return;
  const stack = await startStackForTests();
  (globalThis as StackHolder).leafshiftStack = stack;
  process.env[STACK_CONTROL] = stack.controlUrl;
}
