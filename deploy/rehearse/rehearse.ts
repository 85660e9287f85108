import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFailure, PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { People } from '../../tools/drills/api/people.ts';
import { Crowd, type Met } from './crowd.ts';
import type { Drill, ReleaseBefore, Stage } from './drills/drill.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { type Installation, installQuickly, installRelease } from './world/installation.ts';
import { BOTH, World } from './world/world.ts';

/** A step without a crowd, such as a journey. */
export interface Step {
  readonly name: string;
  run(stage: Stage): Promise<string>;
}

/** What a rehearsal consists of. */
export interface Plan {
  /** The programs alone, with the packages of this workspace; else as operators make a release. */
  readonly quickly: boolean;
  /** The release that the installation begins with; the one of this tree without. */
  readonly before?: ReleaseBefore | undefined;
  readonly parts: readonly (Drill | Step)[];
  /** How long each of the crowd waits between two requests; they do not without. */
  readonly pauseMs?: number;
}

/** What came of one part. */
export interface Line {
  readonly name: string;
  readonly began: Date;
  readonly met?: Met;
  readonly saw: string;
  readonly problems: readonly string[];
}

/** What came of a rehearsal. */
export interface Outcome {
  readonly database: string;
  readonly startSeconds: number;
  readonly lines: readonly Line[];
  readonly skipped: readonly string[];
  readonly acknowledged: number;
  readonly evidence: Evidence;
}

/**
 * How a killed part may show; 409 is what a posting is answered that is sent again while nobody knows yet
 * what became of its first sending.
 */
const OF_KILLS = new Set(['broken', '409', '502', '503', '504']);
/** The crowd's shifts start in a month, all others tomorrow. */
const IN_A_WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * Starts an installation and does everything of the plan, one after the other; nothing is left running, also
 * when the signal breaks it off. Throws a PlainFailure then, and where it cannot begin.
 */
export async function rehearse(
  plan: Plan,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<Outcome> {
  const began = performance.now();
  await using world = await World.start(say);
  return await Promise.race([rehearseIn(world, plan, say, began), brokenOff(signal)]);
}

/** Fails once the signal is given. */
const brokenOff = (signal?: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const breakOff = (): void => reject(new PlainFailure('The rehearsal was broken off.'));
    if (signal?.aborted) breakOff();
    signal?.addEventListener('abort', breakOff, { once: true });
  });

async function rehearseIn(
  world: World,
  plan: Plan,
  say: (line: string) => void,
  began: number,
): Promise<Outcome> {
  say(`The database is ${world.database.source}.`);
  const folder = join(world.root, 'installed');
  await mkdir(folder);
  const install = plan.quickly ? installQuickly : installRelease;
  const stage = await start(world, await install(folder), plan);
  const startSeconds = Math.round((performance.now() - began) / 1000);
  say(`Everything runs at ${world.origin} after ${startSeconds} s.`);
  const lines: Line[] = [];
  const skipped: string[] = [];
  for (const part of plan.parts) {
    const whyNot = whyNotHere(part, stage);
    if (whyNot) {
      skipped.push(`${part.name}: ${whyNot}.`);
      continue;
    }
    const line = await doPart(part, stage);
    say(`${line.name}: ${line.problems.length > 0 ? line.problems.join('; ') : line.saw}`);
    lines.push(line);
  }
  const later = new Date(Date.now() + IN_A_WEEK_MS);
  const evidence = await gatherEvidence(world, stage.crowd, later);
  return {
    database: world.database.source,
    startSeconds,
    lines,
    skipped,
    acknowledged: stage.crowd.acknowledged.size,
    evidence,
  };
}

const whyNotHere = (part: Drill | Step, stage: Stage): string | undefined =>
  'notHere' in part ? part.notHere?.(stage) : undefined;

async function start(
  world: World,
  installation: Installation,
  { before, pauseMs = 0 }: Plan,
): Promise<Stage> {
  for (const which of BOTH) {
    await world.startApi(which, before?.script ?? installation.scriptOf('api'));
    await world.startGateway(which, installation);
  }
  const people = new People(world.origin, world.providerUrl, world.client.db());
  const employer = await people.employer();
  const worker = await people.worker();
  const crowd = new Crowd(world.origin, employer, worker, pauseMs);
  return { world, installation, crowd, people, employer, worker, before };
}

async function doPart(part: Drill | Step, stage: Stage): Promise<Line> {
  const { name } = part;
  const began = new Date();
  let saw = '';
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    try {
      saw = await part.run(stage);
    } catch (failure) {
      problems.push(describeFailure(failure));
    }
  };
  if (!('mayFail' in part)) {
    await work();
    return { name, began, saw, problems };
  }
  const met = await stage.crowd.during(work, part.atLeast);
  const unexpected = [...met.failed].filter(([what]) => !(part.mayFail && OF_KILLS.has(what)));
  problems.push(...unexpected.map(([what, times]) => `${times} times ${what}`));
  return { name, began, met, saw, problems };
}

/** Everything that is not as it must be; empty when all is well. */
export const problemsOf = ({ lines, evidence }: Outcome): readonly string[] => [
  ...lines.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`)),
  ...(evidence.lost > 0 ? [`${evidence.lost} shifts that were acknowledged are lost`] : []),
  ...(evidence.unasked > 0
    ? [`${evidence.unasked} shifts are there twice (${partsAt(lines, evidence.unaskedAt)})`]
    : []),
  ...(evidence.dead > 0 ? [`${evidence.dead} records of the outbox failed for good`] : []),
];

/** During which parts something was. */
const partsAt = (lines: readonly Line[], times: readonly Date[]): string =>
  times
    .map((time) => lines.findLast(({ began }) => began <= time)?.name ?? 'at the beginning')
    .join(', ');
