import { CONTRACT_VERSION } from '@leafshift/shell-sdk/manifest';
import {
  installedVersion,
  SHARED_DEPENDENCIES,
  type SharedDependency,
} from './shared-dependencies.ts';

/** The file beside the shell's page that says what it shares; publishing a remote reads it. */
export const SHARED_LIBRARIES_FILE = 'shared-libraries.json';

/** What a shell speaks with its remotes stands among what it shares, by this name. */
export const CONTRACT = '@leafshift/shell-sdk';

/** The versions that a shell shares, by request such as `antd/es/table`, and that of its contract. */
export type SharedVersions = Readonly<Record<string, string>>;

const requestsOf = ({ request, paths }: SharedDependency): string[] =>
  paths === undefined ? [request] : paths.map((path) => `${request}${path}`);

/** What a shell would share that is built from the packages installed here. */
export const sharedVersions = (): SharedVersions => ({
  [CONTRACT]: CONTRACT_VERSION,
  ...Object.fromEntries(
    SHARED_DEPENDENCIES.flatMap((row) =>
      requestsOf(row).map((request) => [request, installedVersion(row.package)]),
    ),
  ),
});
