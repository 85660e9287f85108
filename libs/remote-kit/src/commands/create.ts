import { resolve } from 'node:path';
import { createRemote } from 'create-leafshift-remote/create-remote';
import { PlainFailure } from '../process/plain-failure.ts';

/** Writes a new remote into a folder of its name. */
export async function create(context: {
  readonly name: string;
  readonly say: (text: string) => void;
}): Promise<number> {
  const { name, say } = context;
  try {
    say(await createRemote({ name, folder: resolve(name) }));
    return 0;
  } catch (cause) {
    throw new PlainFailure((cause as Error).message, { cause });
  }
}
