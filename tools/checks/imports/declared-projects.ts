import type { ImportEdge } from './apply-rules.ts';
import type { WorkspacePackage } from './resolve-import.ts';

const NOT_BUILT = /\.spec\.tsx?$|\/testing\/|\/dev\/|\/jest\.config\.mjs$/;

/**
 * Projects that are built from another one without saying so to Nx, which would then not
 * rebuild them when that one changes.
 */
export function undeclaredProjects(
  edges: readonly ImportEdge[],
  packages: readonly WorkspacePackage[],
): string[] {
  const missing = new Set<string>();
  for (const edge of edges) {
    if (NOT_BUILT.test(edge.from)) continue;
    const from = ownerOf(edge.from, packages);
    const to = ownerOf(edge.to, packages);
    if (!from || !to || from === to || from.dependsOn.includes(to.project)) continue;
    missing.add(`${from.folder}/package.json: add '${to.project}' to nx.implicitDependencies`);
  }
  return [...missing];
}

function ownerOf(
  path: string,
  packages: readonly WorkspacePackage[],
): WorkspacePackage | undefined {
  return packages.find(({ folder }) => path.startsWith(`${folder}/`));
}
