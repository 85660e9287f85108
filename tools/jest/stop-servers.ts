import type { DatabaseHolder } from './servers-for-specs.ts';

/** Ends the database of the run. */
export default async function stopTestDatabase(): Promise<void> {
  await (globalThis as DatabaseHolder).leafshiftDatabase?.stop();
}
