import 'reflect-metadata';
import { createApp } from './create-app.ts';
import { SystemClock } from './infra/clock/clock.ts';
import { Config } from './infra/config/config.ts';
import { Log } from './infra/logger/log.ts';
import { Database } from './infra/mongo/database.ts';
import { seedDemo } from './seed/seed-demo.ts';

const config = Config.read(process.env);
const log = Log.create(config);
await seedDemo({ variables: process.env, log });
const database = await Database.connect(config.env.MONGODB_URI);
const { app } = await createApp({ config, clock: new SystemClock(), log, database });
app.enableShutdownHooks();
await app.listen(config.env.API_PORT, config.env.API_HOST);
log.info('The API is listening', { port: config.env.API_PORT });
