import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { ensureCommand } from '../../tools/process/debian-packages.ts';
import { tellEverybody } from './everybody.ts';
import { openMany } from './many-windows.ts';
import { EVERYBODY, MANY } from './settings.ts';
import { openSocketWorld } from './socket-world.ts';
import type { Started } from './starts.ts';

// npm run bench:sockets: how programs come up, ten thousand windows on one process, and what it costs to
// tell everybody of a shift through MongoDB and through Redis. One run on one machine: ratios matter.
const say = (line: string): void => console.log(line);
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

try {
  await ensureCommand('redis-server', ['redis-server']);
  await using world = await openSocketWorld(say);
  const { first, again, gateway } = world.starts;
  const startText = ({ readyMs, memory }: Started): string =>
    `ready after ${(readyMs / 1000).toFixed(1)} s with ${megabytes(memory)}`;
  say(`API on an empty database: ${startText(first)}`);
  say(`API on one in use: ${startText(again)}`);
  say(`Gateway: ${startText(gateway)}`);

  const people = EVERYBODY.people * EVERYBODY.windowsEach;
  const { MongoDB, Redis } = await tellEverybody(world);
  say(`\nA change told to ${people} windows of ${EVERYBODY.people} people on another process:`);
  for (const [name, { lastWindowMs, processorMs }] of Object.entries({ MongoDB, Redis })) {
    say(
      `${name}: last window after ${lastWindowMs.toFixed(0)} ms, ${processorMs.toFixed(0)} ms of processors`,
    );
  }
  say(`Redis takes ${(Redis.lastWindowMs / MongoDB.lastWindowMs).toFixed(2)} of MongoDB's time`);

  const many = await openMany(world);
  say(`\n${many.open} of ${MANY.windows} windows open on one process, ${many.refused} refused:`);
  say(`all after ${many.seconds.toFixed(0)} s, ${many.processorEach.toFixed(1)} ms each`);
  say(`${(many.memoryEach / 1024).toFixed(1)} kB each`);
  say(
    `an event after ${many.eventAmongFew.toFixed(1)} ms with 2 open, ${many.eventAmongAll.toFixed(1)} ms with all`,
  );
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
