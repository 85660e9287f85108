import 'reflect-metadata';
import helmet from '@fastify/helmet';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import { MongoIoAdapter } from './realtime/mongo-io.adapter.ts';
import { settings } from './settings.ts';

// What a team would otherwise write: Nest and its packages as their documentation teaches them.
const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(), {
  bufferLogs: true,
});
app.useLogger(app.get(Logger));
app.setGlobalPrefix('api');
app.useGlobalPipes(new StandardSchemaValidationPipe());
await app.register(helmet);
app.useWebSocketAdapter(await MongoIoAdapter.connect(app, app.get(getConnectionToken())));
app.enableShutdownHooks();
await app.listen(settings.PORT, '127.0.0.1');
