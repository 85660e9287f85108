import type { ImportEdge } from './apply-rules.ts';

/** The packages that the root `package.json` names. */
export interface DeclaredPackages {
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

const PRODUCT_SOURCE =
  /^(?:api|shell|mf-[^/]+|libs\/(?!testing\/|rspack-config\/|remote-kit\/|create-leafshift-remote\/)[^/]+)\/src\//;
// Written by a build of ours; no package of that name exists.
const GENERATED = new Set(['leafshift-shared-libraries']);
const TEST_SOURCE = /\.spec\.tsx?$|\/testing\//;

/** What is wrong with importing a package: not named in package.json, or there only for development. */
export function packageProblem(edge: ImportEdge, declared: DeclaredPackages): string | undefined {
  if (!edge.to.startsWith('package:') || edge.to.startsWith('package:node:')) return undefined;
  const name = edge.to.slice('package:'.length);
  if (declared.dependencies.has(name) || GENERATED.has(name)) return undefined;
  if (!declared.devDependencies.has(name)) {
    return edge.typeOnly && declared.devDependencies.has(`@types/${name}`)
      ? undefined
      : `${name} is not in the root package.json`;
  }
  const isProduct = PRODUCT_SOURCE.test(edge.from) && !TEST_SOURCE.test(edge.from);
  return isProduct && !edge.typeOnly ? `${name} is a devDependency; products need it` : undefined;
}
