import { PlainFailure } from '../process/plain-failure.ts';
import { type ReleaseContext, refuseMisfit } from './command.ts';

/** Throws a PlainFailure when a release in use does not fit the shell that is to be deployed. */
export async function check({ remote, store, say, ...context }: ReleaseContext): Promise<void> {
  const sharedVersions = await context.sharedVersions();
  const releases = Object.values((await store.seenEntry(remote))?.releases ?? {});
  const problems: string[] = [];
  for (const release of releases) {
    try {
      refuseMisfit(remote, release, sharedVersions);
    } catch (failure) {
      if (!(failure instanceof PlainFailure)) throw failure;
      problems.push(failure.message);
    }
  }
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'));
  say(`${remote}: the shell fits each release in use (${releases.length}).`);
}
