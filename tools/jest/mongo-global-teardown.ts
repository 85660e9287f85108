import type { DatabaseHolder } from './mongo-global-setup.ts';

/** Ends the database of the run. */
export default async function stopTestDatabase(): Promise<void> {
  await (globalThis as DatabaseHolder).leafshiftDatabase?.stop();
}
