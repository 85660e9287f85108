import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, 'modules');
const PAGE = join(import.meta.dirname, '../../docs/developers/architecture.md');
const COLLECTION = /defineCollection(?:<[^(]*>)?\(\{\s*name: '([a-z_]+)'/g;
/** A line of the page's tables: a module, and the collections that it owns. */
const LINE = /^\| `([a-z-]+)` +\| ([^|]+?) +\|/gm;

/** The collections that a module declares, as the page writes them. */
async function ownedBy(module: string): Promise<string> {
  const files = await readdir(join(MODULES, module), { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith('.schema.ts'))
      .map((file) => readFile(join(MODULES, module, file), 'utf8')),
  );
  const names = texts.flatMap((text) => [...text.matchAll(COLLECTION)].map(([, name]) => name));
  return names.length === 0
    ? 'nothing'
    : names
        .map((name) => `\`${name}\``)
        .toSorted()
        .join(', ');
}

describe('what the architecture page says of the modules', () => {
  it('is which collections each of them owns', async () => {
    const entries = await readdir(MODULES, { withFileTypes: true });
    const modules = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const page = await readFile(PAGE, 'utf8');
    const said = new Map<string, string>();
    for (const [, name = '', owned = ''] of page.matchAll(LINE)) {
      // A package further down may have the name of a module.
      if (!modules.includes(name) || said.has(name)) continue;
      said.set(name, owned.split(', ').toSorted().join(', '));
    }

    const declared = await Promise.all(
      modules.map(async (name) => [name, await ownedBy(name)] as const),
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(declared));
  });
});
