import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OLDEST_NODE } from './oldest-node.ts';

/** As the portal checks it (`isPartName` of shell-sdk): lower-case words with hyphens. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** What the template calls the remote, and its page. */
const PAGE_IN_TEMPLATE = '/my-part';
const NAME_IN_TEMPLATE = 'my-part';
const TITLE_IN_TEMPLATE = 'My part';
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
    engines: { node: `>=${OLDEST_NODE}` },
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

/** A file of the template under the name of a remote; `path` is relative to the remote's folder. */
export interface TemplateFile {
  readonly path: string;
  readonly text: string;
}

/** What a new remote is made of, but for its package.json; its first page is at `/<page>`. */
export async function templateFiles(of: {
  readonly name: string;
  readonly page: string;
}): Promise<readonly TemplateFile[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const from = join(entry.parentPath, entry.name);
        const text = await readFile(from, 'utf8');
        return {
          path: relative(TEMPLATE, join(entry.parentPath, RENAMED[entry.name] ?? entry.name)),
          text: text
            .replaceAll(PAGE_IN_TEMPLATE, `/${of.page}`)
            .replaceAll(TITLE_IN_TEMPLATE, titleOf(of.page))
            .replaceAll(NAME_IN_TEMPLATE, of.name),
        };
      }),
  );
}

/** `pay-slips` as people read it: Pay slips. */
const titleOf = (page: string): string =>
  page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');

/**
 * Writes a remote of this name into a folder that is new or empty; answers what to do next. Throws an
 * Error with one sentence when the name does not fit or the folder holds something.
 */
export async function createRemote(wanted: {
  readonly name: string;
  readonly folder: string;
}): Promise<string> {
  const { name, folder } = wanted;
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw new Error(
      `'${name}' is no name of a remote: lower-case words with hyphens, at most ${LONGEST_NAME} characters, as in trainings.`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds something already: choose a new folder.`);
  }
  const own = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  ) as OwnPackage;
  for (const { path, text } of await templateFiles({ name, page: name })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, 'package.json'), packageJson(name, own));
  return `${name} is written.

  cd ${name}
  npm install
  npm run qa          the page alone, in the browser
  npm test
  npm run release     into the portal that leafshift.json names`;
}
