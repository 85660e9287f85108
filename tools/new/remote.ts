import { templateFiles } from 'create-leafshift-remote/create-remote';
import type { Draft } from './draft.ts';
import { afterLine, intoList, withJson } from './insert.ts';
import { namesOf } from './names.ts';
import ownTexts from './texts/remote.json' with { type: 'json' };

/** Its project files are those of every remote, but for the name. */
const NEIGHBOUR = 'mf-back-office';
const PROJECT_FILES = ['package.json', 'tsconfig.json', 'jest.config.mjs'];
const OWN_PARTS = /^(?:src|dev)\//;

interface Manifest {
  readonly workspaces: string[];
}

interface Lockfile {
  packages: Record<string, object>;
}

/** A remote of this workspace, made of the template that teams elsewhere start from. */
export async function newRemote(draft: Draft, wanted: string): Promise<void> {
  const { kebab: page } = namesOf(wanted.replace(/^mf-/, ''));
  const name = `mf-${page}`;
  for (const { path, text } of await templateFiles({ name, page })) {
    if (OWN_PARTS.test(path)) draft.create(`${name}/${path}`, text);
  }
  for (const [language, texts] of Object.entries(ownTexts)) {
    const text = `${JSON.stringify(texts, null, 2)}\n`.replaceAll('my-part', name);
    draft.create(`${name}/src/locales/${language}.json`, text);
  }
  for (const file of PROJECT_FILES) {
    const text = await draft.read(`${NEIGHBOUR}/${file}`);
    draft.create(`${name}/${file}`, text.replaceAll(NEIGHBOUR, name));
  }
  await draft.edit('package.json', (text) =>
    // At the end, so that the other remotes keep their ports.
    withJson<Manifest>(text, ({ workspaces }) => void workspaces.push(name)),
  );
  await draft.edit('package-lock.json', (text) => withLocked(text, name));
  await draft.edit('tools/start/stack-ports.spec.ts', (text) => withPort(text, name));
  await draft.edit('README.md', (text) =>
    afterLine(text, 'mf-back-office/', `${`${name}/`.padEnd(18)}pages at /${page}`),
  );
  await draft.edit('CODEOWNERS', (text) =>
    afterLine(text, '/mf-back-office/', `${`/${name}/`.padEnd(24)} @leafshift/${page}`),
  );
}

/** What `npm install` would write for it. */
function withLocked(text: string, name: string): string {
  return withJson<Lockfile>(text, (lockfile) => {
    const root = lockfile.packages[''] as Manifest;
    root.workspaces.push(name);
    const { version } = lockfile.packages[NEIGHBOUR] as { readonly version: string };
    const entries = Object.entries({
      ...lockfile.packages,
      [name]: { name: `@leafshift/${name}`, version },
      [`node_modules/@leafshift/${name}`]: { resolved: name, link: true },
    });
    lockfile.packages = Object.fromEntries(
      entries.sort(([one], [other]) => one.localeCompare(other, 'en')),
    );
  });
}

function withPort(text: string, name: string): string {
  const ports = [...text.matchAll(/'mf-[a-z-]+': (\d+),/g)].map(([, port]) => Number(port));
  return intoList(text, 'remotes: {', `'${name}': ${Math.max(...ports) + 1}`);
}
