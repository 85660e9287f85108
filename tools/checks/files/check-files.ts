import { dirname } from 'node:path';

/** A file that breaks a convention, in one sentence. */
export type FileProblem = string;

const LOOKS_LIKE_A_TEST = /(?:\.|\/)(?:test|tests|spec)\.[cm]?[jt]sx?$|\/__tests__\//;
const SAYS_NOTHING = /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\.[^/]+)?(?:\/|$)/;

/** Test files that no runner would ever run: an untested test is worse than none. */
export function unmatchedTests(
  files: readonly string[],
  runByJest: ReadonlySet<string>,
): FileProblem[] {
  return files
    .filter((path) => LOOKS_LIKE_A_TEST.test(path) && !runByJest.has(path))
    .map(
      (path) =>
        `${path} looks like a test, but no runner matches it (name it *.spec.ts or *.spec.tsx)`,
    );
}

/** Projects with specs that no stage of `npm test` runs. */
export function unstagedConfigs(
  configs: readonly string[],
  staged: ReadonlySet<string>,
): FileProblem[] {
  return configs
    .filter((path) => !staged.has(dirname(path)))
    .map(
      (path) => `${path} belongs to no stage of npm test: add its folder to tools/test/stages.ts`,
    );
}

/** Files and folders whose name does not say what they hold. */
export function emptyNames(files: readonly string[]): FileProblem[] {
  return files
    .filter((path) => SAYS_NOTHING.test(path))
    .map((path) => `${path} is named after nothing: say what it holds`);
}
