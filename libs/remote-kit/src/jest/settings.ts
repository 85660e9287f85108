// A zone with a half-hour offset, so that code which forgets the shift's own zone fails here.
process.env.TZ = 'America/St_Johns';

/** What the tests of every project share. */
export const sharedSettings = (projectFolder: string) => ({
  rootDir: projectFolder,
  testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  restoreMocks: true,
  errorOnDeprecated: true,
});

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
