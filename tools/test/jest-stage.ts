import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from '../jest/run-jest.ts';
import { suitesOf } from '../jest/suites.ts';
import { type Counts, oneCheck, type Stage } from './stage.ts';

/** A worker with a suite behind it has hundreds of megabytes to let go of; one that never ends is still told of. */
const LAST_MOMENTS_MS = 10_000;

const sequencer = join(import.meta.dirname, '../jest/longest-first.mjs');

/** The part of Jest's JSON report that counts. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly success: boolean;
}

/** A stage that hangs fails, so that the others still run and the summary is printed. */
const STAGE_LIMIT_MS = 45 * 60_000;

interface JestStageOptions {
  readonly workers: number;
  /** Spec files of a project share what they import (ADR 364). */
  readonly inSuites?: boolean;
}

/** A stage that runs these projects' specs in one run of Jest. */
export function jestStage(
  name: string,
  title: string,
  projects: readonly string[],
  { workers, inSuites = false }: JestStageOptions,
): Stage {
  return {
    name,
    title,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'leafshift-jest-'));
      try {
        const outputFile = join(folder, 'report.json');
        const selection = await selectionOf(projects, inSuites);
        const report = ['--json', `--outputFile=${outputFile}`];
        const several = [
          `--maxWorkers=${workers}`,
          `--workerGracefulExitTimeout=${LAST_MOMENTS_MS}`,
          `--testSequencer=${sequencer}`,
        ];
        const { code, timedOut } = await runJest([...selection, ...report, ...several], {
          onOutput: showProgress,
          timeoutMs: STAGE_LIMIT_MS,
        });
        if (timedOut) console.log(`${name} did not end within ${STAGE_LIMIT_MS / 60_000} minutes.`);
        return countTests(await readReport(outputFile), code === 0);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function selectionOf(
  projects: readonly string[],
  inSuites: boolean,
): Promise<readonly string[]> {
  if (inSuites) return suitesOf(projects);
  const [only, ...others] = projects;
  if (only && others.length === 0) return ['--config', join(only, 'jest.config.mjs')];
  return ['--projects', ...projects.map((project) => join(project, 'jest.config.mjs'))];
}

/**
 * What a run of Jest counts: a file that could not run is a failure, so is a skipped test, and so is
 * a run that ended badly without saying why, or that ran nothing.
 */
export function countTests(report: JestReport | undefined, endedWell: boolean): Counts {
  if (!report) return oneCheck(false);
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
  if (failed === 0 && !(endedWell && report.success && passed > 0)) return { passed, failed: 1 };
  return { passed, failed };
}

async function readReport(path: string): Promise<JestReport | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as JestReport;
  } catch (failure) {
    // Jest writes no report when it cannot begin, as when a database does not start.
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw failure;
  }
}

function showProgress(chunk: string): void {
  // With --json the report itself goes to the output as well; people want the rest.
  if (!chunk.startsWith('{"num')) process.stdout.write(chunk);
}
