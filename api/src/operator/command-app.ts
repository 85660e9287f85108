import type { INestApplication } from '@nestjs/common';
import { assembleApp } from '../create-app.ts';
import type { Surroundings } from '../infra/infra.module.ts';
import { Migrations } from '../infra/mongo/migrations.ts';
import { OF_ANY_DATABASE } from './commands.ts';
import { unstartedApp } from './unstarted-app.ts';

/**
 * What a command works with. It does nothing by itself: what a command writes to the outbox is done by the
 * API's processes, with their settings (PLATFORM-33). Throws UnusableDatabase where the command needs a
 * database that is as this release needs it, and it is not.
 */
export async function commandApp(
  surroundings: Surroundings,
  command: string,
): Promise<INestApplication> {
  if (OF_ANY_DATABASE.has(command)) return unstartedApp(surroundings);
  const { app } = await assembleApp(surroundings, {
    migrate: async (made) => {
      try {
        await made.get(Migrations).assertCurrent();
      } catch (error) {
        await made.close();
        throw error;
      }
    },
  });
  return app;
}
