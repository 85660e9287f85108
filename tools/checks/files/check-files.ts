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

/** Files and folders whose name does not say what they hold. */
export function emptyNames(files: readonly string[]): FileProblem[] {
  return files
    .filter((path) => SAYS_NOTHING.test(path))
    .map((path) => `${path} is named after nothing: say what it holds`);
}
