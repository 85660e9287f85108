import { setTimeout as after } from 'node:timers/promises';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { ShiftOnApi } from '../../../tools/drills/api/shift-on-api.ts';
import { until } from '../until.ts';
import type { Gate } from '../world/gate.ts';
import { BOTH, type World } from '../world/world.ts';
import type { Drill, Stage } from './drill.ts';

const AWAY_MS = 3_000;
const TOMORROW_MS = 30 * 60 * 60_000;
const READY = 200;
const NOT_READY = 503;

/** How a process of the API answers whether it is ready; 0 where nobody answers. */
async function readiness(origin: string): Promise<number> {
  try {
    const answer = await fetch(`${origin}/api/health/ready`);
    await answer.body?.cancel();
    return answer.status;
  } catch {
    // It does not run, or is not there yet: what is asked here.
    return 0;
  }
}

async function bothAre(world: World, status: number, what: string): Promise<void> {
  for (const which of BOTH) {
    await until(what, async () => (await readiness(world.apiOrigin(which))) === status);
  }
}

/** A shift of tomorrow with a worker, whose pay is to be secured at once. */
async function confirmSomebody({ world, people, employer }: Stage): Promise<void> {
  const worker = await people.worker('Uma Under-Way');
  const startsAt = new Date(Date.now() + TOMORROW_MS);
  const shift = await ShiftOnApi.post(world.origin, employer, { startsAt });
  await shift.take(worker);
}

/** How much pay the provider holds back. */
export async function securedPays(world: World): Promise<number> {
  const { data } = await world.stripe.paymentIntents.list({ limit: 100 });
  return data.filter(({ status }) => status === 'requires_capture').length;
}

/** What a shut gate keeps from happening comes once it is open again. */
async function laterThan(gate: Gate, work: () => Promise<void>): Promise<void> {
  gate.shut();
  try {
    await work();
    await after(AWAY_MS);
  } finally {
    gate.open();
  }
}

/** The primary member of the database gives its place to another one. */
export const stepDown: Drill = {
  name: 'Step-down of the primary database member',
  mayFail: false,
  run: async ({ world }) => {
    await world.database.stepDown();
    await bothAre(world, READY, 'both processes are ready after a step-down');
    return 'Another member took over; no process was restarted.';
  },
};

/** kill -9 of the primary member. */
export const crashOfPrimary: Drill = {
  name: 'kill -9 of the primary database member',
  mayFail: true,
  run: async ({ world }) => {
    await world.database.crashPrimary();
    await bothAre(world, READY, 'both processes are ready after the database member crashed');
    return 'Another member took over; the one that was killed came back as a secondary one.';
  },
};

/** kill -9 of Redis. */
export const crashOfRedis: Drill = {
  name: 'kill -9 of Redis',
  mayFail: false,
  run: async ({ world }) => {
    await world.crashRedis();
    await after(AWAY_MS);
    await world.startRedis();
    await bothAre(world, READY, 'both processes are ready without Redis');
    return 'Both processes stayed ready; nobody noticed.';
  },
};

/** kill -9 of nginx, of which there is one. */
export const crashOfNginx: Drill = {
  name: 'kill -9 of nginx',
  mayFail: true,
  run: async ({ world }) => {
    await world.crashNginx();
    await world.startNginx();
    return 'There is one: until it is back connections break.';
  },
};

/** The payment provider cannot be reached while a worker is confirmed. */
export const providerDown: Drill = {
  name: 'Payment provider down',
  mayFail: false,
  run: async (stage) => {
    const { world, people, employer } = stage;
    const worker = await people.worker('Una Unpaid');
    const shift = await ShiftOnApi.post(world.origin, employer, {
      startsAt: new Date(Date.now() + TOMORROW_MS),
    });
    const secured = await securedPays(world);
    await laterThan(world.gates.provider, async () => {
      await bothAre(world, READY, 'both processes are ready without the provider');
      await shift.take(worker);
    });
    await until(
      'pay is secured once the provider is back',
      async () => (await securedPays(world)) > secured,
    );
    return 'A worker was confirmed meanwhile; the pay was secured afterwards.';
  },
};

/** The mail server cannot be reached while a worker is confirmed. */
export const mailDown: Drill = {
  name: 'Mail server down',
  mayFail: false,
  run: async (stage) => {
    const { mail, gates } = stage.world;
    let received = 0;
    await laterThan(gates.mail, async () => {
      received = mail.received.length;
      await confirmSomebody(stage);
    });
    if (mail.received.length !== received) throw new PlainFailure('A mail came through a wall.');
    await until('mails come once the server is back', () => mail.received.length > received);
    return 'A worker was confirmed meanwhile; the mails came afterwards.';
  },
};

/** The store of files cannot be reached. */
export const filesDown: Drill = {
  name: 'Store of files down',
  mayFail: false,
  run: async ({ world }) => {
    await laterThan(world.gates.files, () =>
      bothAre(world, NOT_READY, 'both processes say that they are not ready'),
    );
    await bothAre(world, READY, 'both processes are ready again');
    return 'Both processes said that they are not ready, and served what needs no file.';
  },
};

/** The disk of one process is full to the last byte. */
export const fullDisk: Drill = {
  name: 'Full disk of one API',
  mayFail: false,
  notHere: ({ world }) => (world.smallDisk ? undefined : 'only root may mount a small disk'),
  run: async ({ world }) => {
    await world.smallDisk?.fill();
    await until(
      'the process says that it is not ready',
      async () => (await readiness(world.apiOrigin(0))) === NOT_READY,
    );
    await after(AWAY_MS);
    await world.smallDisk?.free();
    await bothAre(world, READY, 'both processes are ready again');
    return 'It said that it is not ready, and was ready again by itself once there was room.';
  },
};
