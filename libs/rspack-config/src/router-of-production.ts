import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const requireOfRouter = createRequire(
  createRequire(import.meta.url).resolve('react-router-dom/package.json'),
);

/** Aliases for the router as users get it: what its package names first is for development, with its warnings. */
export function routerOfProduction(): Readonly<Record<string, string>> {
  const folder = dirname(requireOfRouter.resolve('react-router/package.json'));
  return {
    'react-router$': join(folder, 'dist/production/index.mjs'),
    'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
  };
}
