import type { Compiler } from '@rspack/core';
import { federationAliases } from './federation-aliases.ts';

/**
 * The federation plugin sends its packages to CommonJS files, which cannot be tree-shaken, over any
 * alias of the configuration. Applied after it, this sends them to their ES modules again.
 */
export class FederationEsModules {
  apply(compiler: Compiler): void {
    compiler.hooks.afterPlugins.tap('FederationEsModules', () => {
      compiler.options.resolve.alias = {
        ...(compiler.options.resolve.alias || {}),
        ...federationAliases(),
      };
    });
  }
}
