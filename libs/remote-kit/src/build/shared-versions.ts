import {
  installedVersion,
  SHARED_DEPENDENCIES,
  type SharedDependency,
} from './shared-dependencies.ts';

/** The file beside the shell's page that says what it shares; publishing a remote reads it. */
export const SHARED_LIBRARIES_FILE = 'shared-libraries.json';

/** The versions that a shell shares, by request such as `antd/es/table`. */
export type SharedVersions = Readonly<Record<string, string>>;

const requestsOf = ({ request, paths }: SharedDependency): string[] =>
  paths === undefined ? [request] : paths.map((path) => `${request}${path}`);

/** What a shell would share that is built from the packages installed here. */
export const sharedVersions = (): SharedVersions =>
  Object.fromEntries(
    SHARED_DEPENDENCIES.flatMap((row) =>
      requestsOf(row).map((request) => [request, installedVersion(row.package)]),
    ),
  );
