import {
  installedVersion,
  SHARED_DEPENDENCIES,
  type SharedDependency,
} from '@leafshift/remote-kit/build/shared-dependencies';

/** The name under which the shell imports what it shares. */
export const SHARED_LIBRARIES_MODULE = 'leafshift-shared-libraries';

interface SharedSource {
  readonly imports: readonly string[];
  readonly entries: readonly string[];
}

const entry = (request: string, version: string, source: string): string =>
  `  { request: ${JSON.stringify(request)}, version: ${JSON.stringify(version)}, ${source} },`;

/** The code of an export: as it is, or a collection of its listed members. */
function sharedValue(binding: string, members: readonly string[] | undefined): string {
  if (members === undefined) return binding;
  const groups = [...new Set(members.map((member) => member.split('.')[0] ?? member))];
  const parts = groups.map((first) => {
    const inner = members.flatMap((member) =>
      member.startsWith(`${first}.`) ? [member.slice(first.length + 1)] : [],
    );
    const value = `${binding}.${first}`;
    return `${first}: ${inner.length > 0 ? sharedValue(value, inner) : value}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function sourceOf(row: SharedDependency, index: number): SharedSource {
  const version = installedVersion(row.package);
  const from = JSON.stringify(row.request);
  if (row.paths !== undefined) {
    return {
      imports: [],
      entries: row.paths.map((path) => {
        const request = `${row.request}${path}`;
        return entry(request, version, `load: () => import(${JSON.stringify(request)})`);
      }),
    };
  }
  if (row.onDemand) {
    const file = row.exports === undefined ? row.request : `./${partFile(row)}`;
    const load = `load: () => import(${JSON.stringify(file)})`;
    return { imports: [], entries: [entry(row.request, version, load)] };
  }
  const name = `library${index}`;
  if (row.exports !== undefined) {
    const bindings = row.exports.map((one) => `${one} as ${name}_${one}`).join(', ');
    const properties = row.exports
      .map((one) => `${one}: ${sharedValue(`${name}_${one}`, row.members?.[one])}`)
      .join(', ');
    return {
      imports: [`import { ${bindings} } from ${from};`],
      entries: [entry(row.request, version, `module: { __esModule: true, ${properties} }`)],
    };
  }
  const binding = row.commonjs ? name : `* as ${name}`;
  return {
    imports: [`import ${binding} from ${from};`],
    entries: [entry(row.request, version, `module: ${name}`)],
  };
}

const partFile = ({ request }: SharedDependency): string => `shared-${request}.generated.ts`;

/** Files beside the module, by name: each shares the listed exports of a library on demand. */
export const sharedParts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SHARED_DEPENDENCIES.flatMap((row) => {
      const { request, exports, onDemand } = row;
      if (!onDemand || exports === undefined) return [];
      const code = `export { ${exports.join(', ')} } from ${JSON.stringify(request)};\n`;
      return [[partFile(row), code]];
    }),
  );

/** What the shell imports for the libraries that it loads on demand, by nothing else than these texts. */
export const onDemandRequests = (): readonly string[] =>
  SHARED_DEPENDENCIES.flatMap((row) =>
    row.paths ? row.paths.map((path) => `${row.request}${path}`) : [],
  );

/**
 * The code of the module with which the shell shares its libraries, made from the table: each entry
 * with `request`, `version` and either the `module` or how to `load` it.
 */
export function sharedLibrariesCode(): string {
  const sources = SHARED_DEPENDENCIES.map(sourceOf);
  return [
    ...sources.flatMap(({ imports }) => imports),
    'export const sharedLibraries = [',
    ...sources.flatMap(({ entries }) => entries),
    '];',
    '',
  ].join('\n');
}
