import { STACK_CONTROL } from '../../tools/start/stack-control.ts';
import { startStackForTests, type TestStack } from '../../tools/start/stack-for-tests.ts';

/** Where set-up leaves the stacks for tear-down; both run in Jest's main process. */
export interface StackHolder {
  leafshiftStacks?: TestStack[];
}

/** A stack of its own for each worker of the run, unless `LEAFSHIFT_STACK_CONTROL` names those that are running. */
export default async function startTestStacks({
  maxWorkers,
}: {
  readonly maxWorkers: number;
}): Promise<void> {
  if (process.env[STACK_CONTROL]) return;
  const stacks: TestStack[] = [];
  (globalThis as StackHolder).leafshiftStacks = stacks;
  // One after the other: the first builds what all of them serve.
  while (stacks.length < maxWorkers) {
    stacks.push(await startStackForTests({ isBuilt: stacks.length > 0 }));
  }
  process.env[STACK_CONTROL] = stacks.map(({ controlUrl }) => controlUrl).join(' ');
}
