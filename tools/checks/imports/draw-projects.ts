import type { ImportEdge } from './apply-rules.ts';
import type { WorkspacePackage } from './resolve-import.ts';

const NOT_BUILT = /\.spec\.tsx?$|\/testing\/|\/dev\/|\.config\.(?:mjs|ts)$/;

/**
 * Which project is made of which, as a Mermaid drawing. Without what only specs, development pages and
 * settings import, and without an arrow where a longer way leads.
 */
export function drawProjects(
  edges: readonly ImportEdge[],
  packages: readonly WorkspacePackage[],
): string {
  const ownerOf = (path: string): string | undefined =>
    packages.find(({ folder }) => path.startsWith(`${folder}/`))?.folder;
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (NOT_BUILT.test(from)) continue;
    const [source, target] = [ownerOf(from), ownerOf(to)];
    if (!source || !target || source === target) continue;
    needs.set(source, (needs.get(source) ?? new Set()).add(target));
  }
  const arrows = [...needs].flatMap(([source, targets]) =>
    [...targets]
      .filter((target) => ![...targets].some((other) => reaches(needs, other, target)))
      .map((target) => `  ${source} --> ${target}`),
  );
  return ['```mermaid', 'graph TD', ...arrows.toSorted(), '```'].join('\n');
}

function reaches(
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean {
  if (from === to || seen.has(from)) return false;
  seen.add(from);
  const next = needs.get(from) ?? new Set();
  return next.has(to) || [...next].some((each) => reaches(needs, each, to, seen));
}
