import { SHARED_DEPENDENCIES } from './shared-dependencies.ts';

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const NAMED = /\{([^}]*)\}/;

const lentExports = new Map(
  SHARED_DEPENDENCIES.flatMap(({ request, exports }) =>
    exports === undefined ? [] : [[request, new Set(exports)] as const],
  ),
);

function namedImports(clause: string): string[] {
  const list = NAMED.exec(clause)?.[1] ?? '';
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
}

/** Why a remote's source file cannot be built: one sentence for each import that is refused. */
export function refusedImports(source: string): string[] {
  const refusals: string[] = [];
  for (const [, clause = '', request = ''] of source.matchAll(IMPORT)) {
    if (request === 'antd') {
      refusals.push("import antd by path, such as 'antd/es/button', never the whole of it");
    }
    const lent = lentExports.get(request);
    if (lent === undefined) continue;
    if (clause.includes('*')) refusals.push(`import names from '${request}', not all of it`);
    for (const name of namedImports(clause)) {
      if (!lent.has(name)) {
        refusals.push(
          `the shell does not lend '${name}' of '${request}'; add it to SHARED_DEPENDENCIES and to the shell first`,
        );
      }
    }
  }
  return refusals;
}
