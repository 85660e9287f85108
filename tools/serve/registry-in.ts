import { FolderTarget } from '@leafshift/remote-kit/releases/target/folder-target';
import { settingsFrom } from '../federation/portal-settings.ts';
import { ServedRegistry } from './served-registry.ts';

/** The registry in a folder of this machine, with the settings of the environment where it has none. */
export const registryIn = (folder: string, env: NodeJS.ProcessEnv = {}): ServedRegistry =>
  new ServedRegistry({
    target: new FolderTarget(folder),
    settings: settingsFrom(env),
    onProblem: (problem) => console.error(problem),
  });
