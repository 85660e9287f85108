import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** As the portal checks it: lower-case words with hyphens. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** What the template calls the remote, and its page. */
const NAME_IN_TEMPLATE = /my-part/g;
/** npm leaves a file of this name out of a package unless it has another one. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

interface OwnPackage {
  readonly version: string;
  readonly templateDependencies: Readonly<Record<string, string>>;
  readonly templateDevDependencies: Readonly<Record<string, string>>;
}

const OF_THE_PORTAL = ['contracts', 'data-access', 'i18n', 'shell-sdk', 'ui'];
const OF_THE_PORTAL_TO_WORK = ['remote-kit', 'testing'];

/** The packages of the portal are released together, under one version. */
const portalPackages = (names: readonly string[], version: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`@leafshift/${name}`, `^${version}`]));

const inOrder = (entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));

function packageJson(name: string, own: OwnPackage): string {
  const file = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: {
      qa: 'leafshift-remote qa',
      dev: 'leafshift-remote dev',
      test: 'leafshift-remote test',
      typecheck: 'tsc',
      build: 'leafshift-remote build',
      release: 'leafshift-remote release',
    },
    dependencies: inOrder({
      ...portalPackages(OF_THE_PORTAL, own.version),
      ...own.templateDependencies,
    }),
    devDependencies: inOrder({
      ...portalPackages(OF_THE_PORTAL_TO_WORK, own.version),
      ...own.templateDevDependencies,
    }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Writes a remote of this name into a folder that is new or empty; answers what to do next. Throws an
 * Error with one sentence when the name does not fit or the folder holds something.
 */
export async function createRemote(wanted: {
  readonly name: string;
  readonly folder: string;
}): Promise<string> {
  const { name, folder } = wanted;
  if (!NAME.test(name)) {
    throw new Error(
      `'${name}' is no name of a remote: lower-case words with hyphens, as in trainings.`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds something already: choose a new folder.`);
  }
  const own = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  ) as OwnPackage;
  for (const entry of await readdir(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(
      folder,
      dirname(from).slice(TEMPLATE.length),
      RENAMED[entry.name] ?? entry.name,
    );
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, (await readFile(from, 'utf8')).replace(NAME_IN_TEMPLATE, name));
  }
  await writeFile(join(folder, 'package.json'), packageJson(name, own));
  return `${name} is written.

  cd ${name}
  npm install
  npm run qa          the page alone, in the browser
  npm test
  npm run release     into the portal that leafshift.json names`;
}
