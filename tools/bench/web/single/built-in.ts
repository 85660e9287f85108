import { join } from 'node:path';
import { workspaceRoot } from '../../../files/workspace-paths.ts';
import { remoteNames } from '../../../start/remote-names.ts';

const importEach = (what: string, file: string): string =>
  remoteNames
    .map((name, index) => {
      const from = JSON.stringify(join(workspaceRoot, name, 'src', file));
      return `import ${what.replace('#', String(index))} from ${from};`;
    })
    .join('\n');

const eachAsProperty = remoteNames
  .map((name, index) => `${JSON.stringify(name)}: remote${index}`)
  .join(', ');

/** In place of the federation runtime: nothing is shared in one build. */
export const noFederation = `
export const createFederation = () => null;
export const warmLibraries = () => undefined;
`;

/** In place of asking for the registry and the files of remotes before the portal is there. */
export const noEarlyRegistry = `
export const askRegistryEarly = () => Promise.reject(new Error('One build has no registry'));
`;

/** In place of loading entries: the remotes are there, only their pages are loaded on demand. */
export const builtInRemotes = `
${importEach('remote#', 'remote.tsx')}
const remotes = { ${eachAsProperty} };
export class EntryLoader {
  async load(name) {
    return remotes[name];
  }
}
`;

/** In place of fetching the registry: one build knows its pages. */
export const builtInRegistry = `
${importEach('{ manifest as remote# }', 'manifest.ts')}
export class RegistryError extends Error {
  name = 'RegistryError';
}
const id = '000000000000';
const preload = { remote: { files: [], shared: [] }, pages: {}, slots: {}, locales: {} };
const named = (entries = []) => entries.map((entry) => ({ ...entry, label: entry.label.split('.').at(-1) }));
const entryOf = (manifest) => ({
  current: id,
  releases: {
    [id]: { id, baseUrl: location.origin + '/', entry: { file: '', integrity: '' }, manifest: { ...manifest, nav: named(manifest.nav), account: named(manifest.account) }, shared: [], preload },
  },
});
const manifests = { ${eachAsProperty} };
const registry = {
  formatVersion: 1,
  settings: { googleMapsKey: null, androidStoreUrl: '', iosStoreUrl: '', overrideOrigins: [] },
  remotes: Object.fromEntries(
    Object.entries(manifests).map(([name, manifest]) => [name, entryOf(manifest)]),
  ),
};
export const fetchRegistry = async () => registry;
`;
