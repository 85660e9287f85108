import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../../files/list-files.ts';
import { brokenRules, type ImportEdge } from './apply-rules.ts';
import { drawProjects } from './draw-projects.ts';
import { findCycles } from './find-cycles.ts';
import { readImports } from './read-imports.ts';
import { type ImportTarget, resolveImport, type WorkspacePackage } from './resolve-import.ts';
import { importRules } from './rules.ts';

/** What the check found: every breach in one sentence, and how much it looked at. */
export interface ImportReport {
  readonly problems: readonly string[];
  readonly files: number;
  readonly imports: number;
  /** Which project is made of which, as a drawing for the docs. */
  readonly drawing: string;
}

/** What runs in production. Of packages that nobody declared knip knows. */
const PRODUCT =
  /^(?:(?:api|gateway|shell|mf-[^/]+|libs\/(?!testing\/|rspack-config\/|remote-kit\/|create-leafshift-remote\/)[^/]+)\/src|payments-sandbox)\/(?!.*(?:\.spec\.tsx?$|testing\/|jest\.config))/;
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Checks who imports whom in the workspace below `root`. */
export async function checkImports(root: string): Promise<ImportReport> {
  const files = new Set(await listFiles(root));
  const packages = await readWorkspacePackages(root, files);
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const forDevelopment = new Set(Object.keys(manifest.devDependencies ?? {}));
  const problems: string[] = [];
  const edges: ImportEdge[] = [];
  const sources = [...files].filter((path) => SOURCE.test(path));

  for (const from of sources) {
    const source = await readFile(join(root, from), 'utf8');
    for (const { specifier, typeOnly } of await readImports(source, from)) {
      const target = resolveImport(specifier, from, files, packages);
      if (target.kind === 'missing') problems.push(`${from}: '${specifier}' leads to no file`);
      else edges.push(edgeTo(target, from, typeOnly));
    }
  }
  for (const edge of edges) {
    for (const { name, instead } of brokenRules(edge, importRules)) {
      problems.push(`${edge.from} imports ${edge.to} (${name}). ${instead}`);
    }
    const name = edge.to.replace(/^package:/, '');
    if (forDevelopment.has(name) && PRODUCT.test(edge.from) && !edge.typeOnly) {
      problems.push(`${edge.from}: ${name} is a devDependency; products need it`);
    }
  }
  problems.push(...cycleProblems(edges));
  const drawing = drawProjects(edges, packages);
  return { problems, files: sources.length, imports: edges.length, drawing };
}

function edgeTo(
  target: Exclude<ImportTarget, { kind: 'missing' }>,
  from: string,
  typeOnly: boolean,
): ImportEdge {
  return target.kind === 'file'
    ? { from, to: target.path, byPackageName: target.byPackageName, typeOnly }
    : { from, to: `package:${target.name}`, byPackageName: true, typeOnly };
}

/** Types count too: files that need each other to be understood are one file in two places. */
function cycleProblems(edges: readonly ImportEdge[]): string[] {
  const ofFiles = findCycles(graph(edges, (path) => path));
  const ofModules = findCycles(graph(edges, apiModule));
  return [
    ...ofFiles.map((group) => `These files import each other: ${group.join(', ')}`),
    ...ofModules.map((group) => `These modules of the API need each other: ${group.join(', ')}`),
  ];
}

function graph(
  edges: readonly ImportEdge[],
  nodeOf: (path: string) => string | undefined,
): Map<string, Set<string>> {
  const nodes = new Map<string, Set<string>>();
  for (const edge of edges) {
    const from = nodeOf(edge.from);
    const to = nodeOf(edge.to);
    if (!from || !to) continue;
    const isStepInside = from === to && edge.from !== edge.to;
    if (!isStepInside) nodes.set(from, (nodes.get(from) ?? new Set()).add(to));
  }
  return nodes;
}

function apiModule(path: string): string | undefined {
  if (path.endsWith('.spec.ts')) return undefined;
  return /^api\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

async function readWorkspacePackages(
  root: string,
  files: ReadonlySet<string>,
): Promise<WorkspacePackage[]> {
  const manifests = [...files].filter((path) => path.endsWith('/package.json'));
  return Promise.all(
    manifests.map(async (path) => {
      const { name, exports = {} } = JSON.parse(await readFile(join(root, path), 'utf8'));
      return { name, folder: dirname(path), exports };
    }),
  );
}
