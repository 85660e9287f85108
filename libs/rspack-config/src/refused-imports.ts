import { SHARED_DEPENDENCIES } from './shared-dependencies.ts';

const IMPORT =
  /(?:^|[;}\n])\s*(?:import|export)\b(?!\s*type\b)\s*([^;'"()]*?)\s*from\s*['"]([^'"]+)['"]/g;
const REQUIRE = /\brequire\(\s*['"]([^'"]+)['"]\s*\)/g;
const NAMED = /\{([^}]*)\}/;

interface Lent {
  readonly exports: ReadonlySet<string>;
  readonly members: Readonly<Record<string, readonly string[]>>;
}

const lentLibraries: ReadonlyMap<string, Lent> = new Map(
  SHARED_DEPENDENCIES.flatMap(({ request, exports, members = {} }) =>
    exports === undefined ? [] : [[request, { exports: new Set(exports), members }] as const],
  ),
);

interface Named {
  readonly name: string;
  readonly local: string;
}

function namedImports(clause: string): Named[] {
  const list = NAMED.exec(clause)?.[1] ?? '';
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = part, local = name] = part.split(/\s+as\s+/);
      return { name, local };
    });
}

const unlent = (name: string, request: string): string =>
  `the shell does not lend '${name}' of '${request}'; add it to SHARED_DEPENDENCIES and to the shell first`;

/** The members that a source reads of an imported collection, those of types left out. */
function membersRead(source: string, local: string): string[] {
  const read = new RegExp(`(?<![\\w$.])${local}\\.([a-z]\\w*(?:\\.[a-z]\\w*)?)(?!\\w|\\s*<)`, 'g');
  const compared = new RegExp(`\\binstanceof\\s+${local}\\.(\\w+)`, 'g');
  return [...source.matchAll(read), ...source.matchAll(compared)].map(([, member = '']) => member);
}

function refusedMembers(source: string, request: string, { name, local }: Named): string[] {
  const lent = lentLibraries.get(request)?.members[name];
  if (lent === undefined) return [];
  return [...new Set(membersRead(source, local))]
    .filter((member) => !lent.includes(member) && !lent.includes(member.split('.')[0] ?? member))
    .map((member) => unlent(`${name}.${member}`, request));
}

function refusedOf(source: string, clause: string, request: string): string[] {
  if (request === 'antd') {
    return ["import antd by path, such as 'antd/es/button', never the whole of it"];
  }
  const lent = lentLibraries.get(request);
  if (lent === undefined) return [];
  if (clause.includes('*')) return [`import names from '${request}', not all of it`];
  return namedImports(clause).flatMap((named) =>
    lent.exports.has(named.name)
      ? refusedMembers(source, request, named)
      : [unlent(named.name, request)],
  );
}

/**
 * Why a file of a remote or of one of its packages cannot be built: one sentence for each import
 * that is refused.
 */
export function refusedImports(source: string): string[] {
  const imported = [...source.matchAll(IMPORT)].flatMap(([, clause = '', request = '']) =>
    refusedOf(source, clause, request),
  );
  const required = [...source.matchAll(REQUIRE)].flatMap(([, request = '']) =>
    lentLibraries.has(request) ? [`import names from '${request}', not all of it`] : [],
  );
  return [...imported, ...required];
}
