import type { StackHolder } from './stack-global-setup.ts';

/** Ends the stack of the run. */
export default async function stopTestStack(): Promise<void> {
  await (globalThis as StackHolder).leafshiftStack?.stop();
}
