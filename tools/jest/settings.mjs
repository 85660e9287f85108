import { join, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../..');

// A zone with a half-hour offset, so that code which forgets the shift's own zone fails here.
process.env.TZ = 'America/St_Johns';

/**
 * What every project's tests share.
 * @param {string} projectFolder
 */
export function sharedSettings(projectFolder) {
  return {
    rootDir: projectFolder,
    testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    cacheDirectory: join(workspaceRoot, '.cache/jest'),
    restoreMocks: true,
    errorOnDeprecated: true,
  };
}

/** The options of @swc/jest: TypeScript without type check, decorators as Nest needs them. */
export function swcOptions({ jsx = false, decorators = false } = {}) {
  return {
    jsc: {
      target: 'es2023',
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx: jsx, decorators },
      transform: {
        ...(jsx && { react: { runtime: 'automatic', development: true } }),
        ...(decorators && {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
        }),
      },
      keepClassNames: true,
    },
    sourceMaps: 'inline',
  };
}
