import { median } from '../../bench/api/statistics.ts';
import type { FileProblem } from './check-files.ts';

/** A file of the workspace with how many lines it has. */
export interface SizedFile {
  readonly path: string;
  readonly lines: number;
}

/** How large the workspace's sources are. Specs count for the largest files only. */
export interface Sizes {
  /** Modules of the API with all of their lines, the largest first. */
  readonly modules: readonly (readonly [name: string, lines: number])[];
  /** Of tools/, specs left out. */
  readonly toolLines: number;
  /** Half of the source files are as long as this or shorter. */
  readonly medianLines: number;
  readonly largest: readonly SizedFile[];
}

/** Nobody can keep a larger module in mind. */
const MOST_LINES_OF_A_MODULE = 3_000;
/** What is as large is a product of its own. */
const TOO_MANY_LINES_OF_TOOLS = 12_000;
const LARGEST = 5;
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const SPEC = /\.spec\.tsx?$/;
const TOOL = /^tools\//;
const MODULE = /^api\/src\/modules\/([^/]+)\//;

/** Whether a file counts as a source here. */
export function isSource(path: string): boolean {
  return SOURCE.test(path);
}

/** Measures sources. */
export function sizesOf(files: readonly SizedFile[]): Sizes {
  const written = files.filter(({ path }) => !SPEC.test(path));
  const modules = new Map<string, number>();
  for (const { path, lines } of written) {
    const [, name] = MODULE.exec(path) ?? [];
    if (name) modules.set(name, (modules.get(name) ?? 0) + lines);
  }
  return {
    modules: [...modules].toSorted(([, one], [, other]) => other - one),
    toolLines: written
      .filter(({ path }) => TOOL.test(path))
      .reduce((total, { lines }) => total + lines, 0),
    medianLines: median(written.map(({ lines }) => lines)),
    largest: files.toSorted((one, other) => other.lines - one.lines).slice(0, LARGEST),
  };
}

/** Modules of the API that are too large, and tools/ where it is. */
export function largeModules({ modules, toolLines }: Sizes): FileProblem[] {
  const ofModules = modules
    .filter(([, lines]) => lines > MOST_LINES_OF_A_MODULE)
    .map(
      ([name, lines]) =>
        `api/src/modules/${name} has ${lines} lines without its specs, more than ${MOST_LINES_OF_A_MODULE}: split it`,
    );
  const ofTools =
    toolLines >= TOO_MANY_LINES_OF_TOOLS
      ? [
          `tools/ has ${toolLines} lines without its specs; it must have fewer than ${TOO_MANY_LINES_OF_TOOLS}`,
        ]
      : [];
  return [...ofModules, ...ofTools];
}

/** The figures for people. */
export function sizeLines({ modules, toolLines, medianLines, largest }: Sizes): string[] {
  return [
    `Modules of the API by lines without specs: ${modules.map(([name, lines]) => `${name} ${lines}`).join(', ')}`,
    `Lines of tools/ without specs: ${toolLines}`,
    `Median lines of a source file without specs: ${medianLines}`,
    `Largest files: ${largest.map(({ path, lines }) => `${path} ${lines}`).join(', ')}`,
  ];
}
