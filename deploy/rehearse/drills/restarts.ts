import { setTimeout as after } from 'node:timers/promises';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { Windows } from '../windows.ts';
import { BOTH, type Which, type World } from '../world/world.ts';
import type { Drill, Stage } from './drill.ts';

const LAST_LINES = 4;
const IN_ORDER = 'exit code 0';
/**
 * The release before may leave otherwise: at once, by the signal that it gives on, or by force, since it
 * waits for connections that the gateways keep in use.
 */
const OF_RELEASE_BEFORE = [IN_ORDER, 'ended by SIGTERM', 'ended by SIGKILL'];
/** So long a balancer that asks for readiness each second or two needs to take a process back. */
const TAKEN_BACK_MS = 2_000;
const noReleaseBefore = ({ before }: Stage): string | undefined =>
  before ? undefined : 'the release before is not in the history of this checkout';

/** Replaces one process of the API after the other. Throws where one did not leave in order. */
async function replaceApis(world: World, script: string): Promise<string> {
  const took: number[] = [];
  const endings = new Set<string>();
  for (const which of BOTH) {
    const told = performance.now();
    endings.add(await world.stopApi(which));
    took.push(performance.now() - told);
    await world.startApi(which, script);
  }
  for (const ending of endings) inOrder('a process of the API', ending);
  const seconds = (Math.max(...took) / 1000).toFixed(1);
  return `Each left with exit code 0, after ${seconds} s at most`;
}

/** Replaces processes of a release that may leave in a way of its own, as upgrading says. */
async function replaceOlder(world: World, script: string): Promise<string> {
  const endings = new Set<string>();
  for (const which of BOTH) {
    endings.add(await world.stopApi(which));
    await world.startApi(which, script);
    await after(TAKEN_BACK_MS);
  }
  for (const ending of endings) {
    if (!OF_RELEASE_BEFORE.includes(ending)) inOrder('a process of the release before', ending);
  }
  return `Those of the release before: ${[...endings].join(', ')}`;
}

/** What a command of the operator ended with. */
export const lastLines = (...outputs: readonly string[]): string =>
  outputs.flatMap((output) => output.trim().split('\n').slice(-LAST_LINES)).join('\n');

const inOrder = (who: string, ending: string): void => {
  if (ending !== IN_ORDER) throw new PlainFailure(`${who} did not leave in order: ${ending}`);
};

/** A rolling restart of both processes of the API, then of both gateways. */
export const rollingRestart = (atLeast: number): Drill => ({
  name: 'Rolling restart of both APIs and both gateways',
  mayFail: false,
  atLeast,
  run: async ({ world, installation }) => {
    const saw = await replaceApis(world, installation.scriptOf('api'));
    for (const which of BOTH) {
      const ending = await world.stopGateway(which);
      await world.startGateway(which, installation);
      inOrder('a gateway', ending);
    }
    return `${saw}; so did the gateways.`;
  },
});

/** Windows that are open, by websocket alone and at whichever process, while both are replaced. */
export const windowsInARestart = (count: number): Drill => ({
  name: 'Open windows while both APIs are replaced',
  mayFail: false,
  run: async ({ world, installation, worker }) => {
    using windows = await Windows.open(world.origin, worker, count);
    const saw = await replaceApis(world, installation.scriptOf('api'));
    const backMs = await windows.allBack();
    const seconds = (backMs / 1000).toFixed(1);
    return `${count} of ${count} windows connected. ${saw}; ${windows.lost} connections ended, and ${seconds} s after the second was ready all ${count} windows were connected.`;
  },
});

/** The database is migrated beside the release before, whose processes are then replaced. */
export const upgrade: Drill = {
  name: 'Upgrade from the release before',
  mayFail: false,
  notHere: noReleaseBefore,
  run: async ({ world, installation, before }) => {
    const settings = { ...world.settings(), DATA_DIR: world.dataDir(0) };
    const dry = await installation.operate(['migrate', '--dry-run'], settings);
    const run = await installation.operate(['migrate'], settings);
    if (dry.code !== 0 || run.code !== 0) throw new PlainFailure(lastLines(dry.output, run.output));
    const steps = dry.output.split('\n').filter((line) => line.startsWith('  ')).length;
    const saw = await replaceOlder(world, installation.scriptOf('api'));
    return `From ${before?.commit.slice(0, 8)}: ${steps} changes of the database beside running processes. ${saw}.`;
  },
};

/** One step back with people online, and forward again. */
export const rollback: Drill = {
  name: 'Rollback to the release before, and upgrade again',
  mayFail: false,
  notHere: noReleaseBefore,
  run: async ({ world, installation, before }) => {
    const saw = await replaceApis(world, before?.script ?? '');
    await replaceOlder(world, installation.scriptOf('api'));
    return `${saw}; forward again as well.`;
  },
};

/** Ends one process as a crash does, and starts it again. */
const crashed = (
  name: string,
  crash: (stage: Stage, which: Which) => Promise<unknown>,
  start: (stage: Stage, which: Which) => Promise<unknown>,
): Drill => ({
  name,
  mayFail: true,
  run: async (stage) => {
    for (const which of BOTH) {
      await crash(stage, which);
      await start(stage, which);
    }
    return 'Both in turn; the other one served meanwhile.';
  },
});

/** kill -9 of each process of the API in turn. */
export const crashOfApis = crashed(
  'kill -9 of each API',
  ({ world }, which) => world.crashApi(which),
  ({ world, installation }, which) => world.startApi(which, installation.scriptOf('api')),
);

/** kill -9 of each gateway in turn. */
export const crashOfGateways = crashed(
  'kill -9 of each gateway',
  ({ world }, which) => world.crashGateway(which),
  ({ world, installation }, which) => world.startGateway(which, installation),
);
