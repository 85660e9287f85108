import { Migrations } from '../infra/mongo/migrations.ts';
import type { Command } from './arguments.ts';

/** What the operator can ask for about the shape of the database. */
export const MIGRATE_USAGE =
  '  migrate [--dry-run]                       bring the database to what this release needs; --dry-run only says how';

/** The database's shape, as this release needs it. */
export const migrate: Command = async (app, { dryRun, print }) => {
  const migrations = app.get(Migrations);
  const plan = await migrations.plan();
  for (const sentence of plan) print(`  ${sentence}`);
  if (dryRun) {
    return [plan.length > 0 ? 'Nothing was changed.' : 'There is nothing to change.'];
  }
  await migrations.run();
  return ['The database is as this release needs it.'];
};
