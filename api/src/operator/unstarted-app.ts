import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { appModule } from '../app.module.ts';
import { fastifyAdapter } from '../core/http/fastify-adapter.ts';
import type { Surroundings } from '../infra/infra.module.ts';

/** The API's parts on its database, which is left as it is: nothing is migrated, nothing runs by itself. */
export const unstartedApp = (surroundings: Surroundings): Promise<INestApplication> =>
  NestFactory.create(appModule(surroundings), fastifyAdapter(surroundings.config), {
    abortOnError: false,
    bufferLogs: true,
  });
