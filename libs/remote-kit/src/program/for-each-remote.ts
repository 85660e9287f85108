import { PlainFailure } from '../process/plain-failure.ts';

/**
 * Runs something for one remote after the other. What keeps one from it does not hide what is wrong
 * with the next: throws a PlainFailure with the sentences of all in the end.
 */
export async function forEachRemote<Name>(
  remotes: readonly Name[],
  run: (remote: Name) => Promise<void>,
): Promise<void> {
  const sentences: string[] = [];
  for (const remote of remotes) {
    try {
      await run(remote);
    } catch (failure) {
      if (!(failure instanceof PlainFailure)) throw failure;
      sentences.push(failure.message);
    }
  }
  if (sentences.length > 0) throw new PlainFailure(sentences.join('\n'));
}
