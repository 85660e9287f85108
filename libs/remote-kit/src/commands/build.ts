import { buildRemote } from '../build/build-remote.ts';
import type { WorkContext } from './work-context.ts';

/** Builds the remote into its `dist`, and checks it as the release of it would be checked. */
export async function build({ remote, folder, say }: WorkContext): Promise<number> {
  say(await buildRemote(remote, folder));
  return 0;
}
