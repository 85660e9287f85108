import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const folderOf = (packageName: string): string =>
  dirname(require.resolve(`${packageName}/package.json`));

const federationFolder = (name: string): string =>
  dirname(require.resolve(`@module-federation/${name}`));

const ownFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Parts of packages that their other parts hold on to, but that no page uses, each with what stands
 * in its place. Without this the first page is a tenth larger.
 */
export function leftOut(): Record<string, string> {
  const zod = join(folderOf('zod'), 'v4/core');
  const tooltip = join(folderOf('antd'), 'es/tooltip');
  const federation = federationFolder('runtime-core');
  const noJsonSchema = ownFile('./no-json-schema.cjs');
  return {
    [join(zod, 'json-schema-processors.js')]: noJsonSchema,
    [join(zod, 'to-json-schema.js')]: noJsonSchema,
    [join(federation, 'plugins/snapshot/SnapshotHandler.js')]: ownFile('./no-snapshots.js'),
    [join(federation, 'utils/preload.js')]: ownFile('./no-preload.js'),
    [join(tooltip, 'UniqueProvider/index.js')]: ownFile('./no-unique-tooltip.js'),
  };
}

/** Further parts, left out of what is released: who develops a remote reads their sentences. */
export const leftOutOfProduction = (): Record<string, string> => ({
  [join(federationFolder('error-codes'), 'desc.mjs')]: ownFile('./no-error-sentences.js'),
});

/** Further parts, left out of the entries of containers, of which a page has one for each of its remotes. */
export function leftOutOfContainers(): Record<string, string> {
  const bundler = federationFolder('webpack-bundler-runtime');
  return {
    [join(bundler, 'installInitialConsumes.js')]: ownFile('./no-initial-consumes.js'),
    [join(bundler, 'getSharedFallbackGetter.js')]: ownFile('./no-shaken-fallbacks.js'),
  };
}
