import {
  fileOf,
  installedVersion,
  requiredRange,
  SHARED_DEPENDENCIES,
  type SharedDependency,
} from './shared-dependencies.ts';

const settingsOf = ({ request, package: packageName, singleton }: SharedDependency) => ({
  shareKey: request,
  import: false as const,
  singleton,
  strictVersion: singleton,
  requiredVersion: requiredRange(installedVersion(packageName)),
});

/**
 * What a build takes from the scope that the shell hands it, with nothing of its own behind it. The
 * shell decides which copy that is.
 */
export function consumedLibraries(rows = SHARED_DEPENDENCIES) {
  return Object.fromEntries(
    rows.map((row) => [row.byFile ? fileOf(row) : row.request, settingsOf(row)]),
  );
}
