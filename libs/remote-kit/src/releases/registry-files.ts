import { isPartName, type RemoteName } from '@leafshift/shell-sdk/manifest';
import type { ReleaseTarget } from './target/release-target.ts';

/** One file a remote, so that its team needs rights to nothing else; and one of the portal's settings. */
const FOLDER = 'remotes/';
export const SETTINGS_FILE = 'settings.json';
/** All remotes and the settings in one file, as releases were kept before; taken apart by the next change. */
export const WHOLE_FILE = 'remotes.json';

/** The path in a target of what the registry says of a remote. */
export const entryFile = (remote: RemoteName): string => `${FOLDER}${remote}.json`;

/** The remotes that a target has a file of, by name. */
export async function remotesIn(target: Pick<ReleaseTarget, 'list'>): Promise<RemoteName[]> {
  const files = await target.list(FOLDER);
  return files
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.slice(FOLDER.length, -'.json'.length))
    .filter(isPartName);
}
