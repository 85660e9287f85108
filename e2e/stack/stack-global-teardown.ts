import type { StackHolder } from './stack-global-setup.ts';

/** Ends the stacks of the run. */
export default async function stopTestStacks(): Promise<void> {
  const { leafshiftStacks = [] } = globalThis as StackHolder;
  await Promise.all(leafshiftStacks.map((stack) => stack.stop()));
}
