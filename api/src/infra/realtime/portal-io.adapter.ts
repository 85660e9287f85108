import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter as inDatabase } from '@socket.io/mongo-adapter';
import { createAdapter as inRedis } from '@socket.io/redis-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { Config } from '../config/config.ts';
import { Database } from '../mongo/database.ts';
import { Redis } from '../redis/redis.ts';
import { socketEvents } from './socket-events.schema.ts';

/** What keys and channels in Redis begin with. */
const CHANNELS = 'leafshift:sockets';

/**
 * socket.io for the portal's own origin only, joined to the other nodes through Redis where there is
 * one, else through the database.
 */
export class PortalIoAdapter extends IoAdapter {
  readonly #allowedOrigin: string;
  readonly #database: Database;
  readonly #redis: Redis;

  constructor(app: INestApplicationContext) {
    super(app);
    this.#allowedOrigin = new URL(app.get(Config).portalUrl).origin;
    this.#database = app.get(Database);
    this.#redis = app.get(Redis);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const secured: Partial<ServerOptions> = {
      ...options,
      // Windows of today use websocket alone; those of the release before begin with polling.
      transports: ['websocket', 'polling'],
      adapter: this.#betweenNodes(),
      // A browser always names its origin, and `cors` does not stop it on a WebSocket.
      allowRequest: ({ headers: { origin } }, decide) => {
        decide(null, origin === undefined || origin === this.#allowedOrigin);
      },
    };
    return super.createIOServer(port, secured as ServerOptions);
  }

  #betweenNodes(): NonNullable<ServerOptions['adapter']> {
    const clients = this.#redis.messageClients();
    return clients
      ? inRedis(clients.publisher, clients.subscriber, { key: CHANNELS })
      : inDatabase(this.#database.native.collection(socketEvents.name), {
          addCreatedAtField: true,
        });
  }
}
