import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const ES_MODULES = {
  '@module-federation/error-codes': 'index.mjs',
  '@module-federation/runtime': 'index.js',
  '@module-federation/runtime-core': 'index.js',
  '@module-federation/sdk': 'index.js',
  '@module-federation/webpack-bundler-runtime': 'index.js',
} as const;

const distOf = (packageName: string): string => dirname(require.resolve(packageName));

/**
 * Sends the federation runtime's packages to their ES modules. Left alone they resolve to CommonJS
 * files that cannot be tree-shaken, and a remote's entry is more than three times as large.
 */
export function federationAliases(): Record<string, string> {
  const aliases: Record<string, string> = {
    '@module-federation/error-codes/browser$': join(
      distOf('@module-federation/error-codes'),
      'browser.mjs',
    ),
    '@module-federation/runtime/helpers$': join(distOf('@module-federation/runtime'), 'helpers.js'),
  };
  for (const [packageName, file] of Object.entries(ES_MODULES)) {
    aliases[`${packageName}$`] = join(distOf(packageName), file);
    // The plugin names some by their file.
    aliases[`${require.resolve(packageName)}$`] = join(distOf(packageName), file);
  }
  return aliases;
}
