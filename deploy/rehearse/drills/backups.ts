import { join } from 'node:path';
import { login } from '@leafshift/contracts/auth';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { startApiNode } from '../../../tools/drills/api/api-node.ts';
import { get } from '../../../tools/drills/api/caller.ts';
import { DRILL_PASSWORD } from '../../../tools/drills/api/people.ts';
import { startS3Double } from '../../../tools/s3-double/s3-double.ts';
import { addressOf, missingShifts } from '../evidence.ts';
import type { Drill } from './drill.ts';
import { lastLines } from './restarts.ts';

const RESTORED = 'restored';

/** A backup while people work, restored into an empty database and an empty store, where somebody signs in. */
export const backupAndRestore: Drill = {
  name: 'Backup, restore into an empty place, verify',
  mayFail: false,
  run: async ({ world, installation, crowd, employer }) => {
    const folder = join(world.root, 'backup');
    const files = await startS3Double();
    const here = { ...world.settings(), DATA_DIR: world.dataDir(1) };
    const there = { ...world.settings(RESTORED, files), DATA_DIR: join(world.root, RESTORED) };
    const operate = async (settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
      const { code, output } = await installation.operate(args, settings);
      if (code !== 0) throw new PlainFailure(`operator ${args[0]} failed: ${lastLines(output)}`);
      return output;
    };
    try {
      const posted = [...crowd.acknowledged];
      await operate(here, 'backup', folder);
      await operate(here, 'verify', folder);
      await operate(there, 'restore', folder);
      await operate(there, 'verify');
      const lost = await missingShifts(world.client.db(RESTORED), posted);
      if (lost > 0) throw new PlainFailure(`${lost} shifts are not in what was restored.`);
      const node = await startApiNode({
        bundle: { script: installation.scriptOf('api'), remove: () => Promise.resolve() },
        port: await freePort(),
        mongodbUri: world.database.uri(RESTORED),
        dataDir: join(world.root, RESTORED),
        sandboxUrl: world.providerUrl,
        env: there,
      });
      try {
        const email = await addressOf(world.client.db(), employer.id);
        await get(node.origin, login, { body: { email, password: DRILL_PASSWORD } });
      } finally {
        await node.process.stop();
      }
      return `All ${posted.length} shifts from before it and ${files.objects.size} files were there; the books sum to zero, every reference and hash fits, an employer signed in.`;
    } finally {
      await files.stop();
    }
  },
};
