import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { PUBLISHED_LIBRARIES } from './published-libraries.ts';

const IMPORT =
  /import (?:type )?(?:\w+, )?\{([^}]+)\} from '@leafshift\/([\w-]+)((?:\/[\w./-]+)?)'/g;
const COMMAND = /\bnpm run ([\w-]+)|\bnpx nx\b/g;
/** What npm knows by these names in the folder of a new remote. */
const OF_A_REMOTE = ['qa', 'dev', 'build', 'release', 'typecheck'];

const libraryFile = (library: string, ...path: string[]) =>
  readFileSync(join(workspaceRoot, 'libs', library, ...path), 'utf8');

/** The source of what a package offers under a path. */
function offered(library: string, path: string): string {
  const { exports } = JSON.parse(libraryFile(library, 'package.json')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const asked = `.${path}`;
  for (const [name, file] of Object.entries(exports)) {
    if (name === asked) return libraryFile(library, file);
    const [start = '', end] = name.split('*');
    if (end !== undefined && asked.startsWith(start)) {
      return libraryFile(library, file.replace('*', asked.slice(start.length)));
    }
  }
  throw new Error(`@leafshift/${library} offers no ${asked}`);
}

describe('the README of a package', () => {
  it.each(PUBLISHED_LIBRARIES)(
    'names what the packages offer, and no command of this workspace: %s',
    (library) => {
      const text = libraryFile(library, 'README.md');
      const missing = [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '', path = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/^type /, ''))
          .filter((name) => name && !new RegExp(`\\b${name}\\b`).test(offered(from, path))),
      );
      const commands = [...text.matchAll(COMMAND)].filter(
        ([, name = '']) => !OF_A_REMOTE.includes(name),
      );

      expect(missing).toEqual([]);
      expect(commands.map(([command]) => command)).toEqual([]);
    },
  );

  it('names every folder of the shared components', () => {
    const text = libraryFile('ui', 'README.md');
    const folders = readdirSync(join(workspaceRoot, 'libs/ui/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

    expect(folders.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
