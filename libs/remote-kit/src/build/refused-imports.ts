import { SHARED_DEPENDENCIES } from './shared-dependencies.ts';

const IMPORT =
  /(?:^|[;}\n])\s*(?:import|export)\b(?!\s*type\b)\s*([^;'"()]*?)\s*from\s*['"]([^'"]+)['"]/g;
const REQUIRE = /\brequire\(\s*['"]([^'"]+)['"]\s*\)/g;
const NAMED = /\{([^}]*)\}/;

interface Shared {
  readonly exports: ReadonlySet<string>;
  readonly members: Readonly<Record<string, readonly string[]>>;
}

const sharedLibraries: ReadonlyMap<string, Shared> = new Map(
  SHARED_DEPENDENCIES.flatMap(({ request, exports, members = {} }) =>
    exports === undefined ? [] : [[request, { exports: new Set(exports), members }] as const],
  ),
);

const COMPONENTS = 'antd/es/';
/** Each is asked of the shell by its path, and stands for itself nowhere else. */
const lentComponents: ReadonlySet<string> = new Set(
  SHARED_DEPENDENCIES.flatMap(({ request, paths = [] }) =>
    paths.map((path) => `${request}${path}`),
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

const notShared = (name: string, request: string): string =>
  `the shell does not share '${name}' of '${request}'; add it to SHARED_DEPENDENCIES and to the shell first`;

/** The members that a source reads of an imported collection, those of types left out. */
function membersRead(source: string, local: string): string[] {
  const read = new RegExp(`(?<![\\w$.])${local}\\.([a-z]\\w*(?:\\.[a-z]\\w*)?)(?!\\w|\\s*<)`, 'g');
  const compared = new RegExp(`\\binstanceof\\s+${local}\\.(\\w+)`, 'g');
  return [...source.matchAll(read), ...source.matchAll(compared)].map(([, member = '']) => member);
}

function refusedMembers(source: string, request: string, { name, local }: Named): string[] {
  const shared = sharedLibraries.get(request)?.members[name];
  if (shared === undefined) return [];
  return [...new Set(membersRead(source, local))]
    .filter(
      (member) => !shared.includes(member) && !shared.includes(member.split('.')[0] ?? member),
    )
    .map((member) => notShared(`${name}.${member}`, request));
}

function refusedOf(source: string, clause: string, request: string): string[] {
  if (request === 'antd') {
    return ["import antd by path, such as 'antd/es/button', never the whole of it"];
  }
  if (request.startsWith(COMPONENTS) && !lentComponents.has(request)) {
    return [
      `the shell does not share '${request}'; add it to SHARED_DEPENDENCIES and to the shell first`,
    ];
  }
  const shared = sharedLibraries.get(request);
  if (shared === undefined) return [];
  if (clause.includes('*')) return [`import names from '${request}', not all of it`];
  return namedImports(clause).flatMap((named) =>
    shared.exports.has(named.name)
      ? refusedMembers(source, request, named)
      : [notShared(named.name, request)],
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
    sharedLibraries.has(request) ? [`import names from '${request}', not all of it`] : [],
  );
  return [...imported, ...required];
}
