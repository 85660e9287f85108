import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/mongo-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { Config } from '../config/config.ts';
import { Database } from '../mongo/database.ts';
import { socketEvents } from './socket-events.schema.ts';

/** socket.io for the portal's own origin only, joined to the other nodes through the database. */
export class PortalIoAdapter extends IoAdapter {
  readonly #allowedOrigin: string;
  readonly #database: Database;

  constructor(app: INestApplicationContext) {
    super(app);
    this.#allowedOrigin = new URL(app.get(Config).portalUrl).origin;
    this.#database = app.get(Database);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const secured: Partial<ServerOptions> = {
      ...options,
      // Windows of today use websocket alone; those of the release before begin with polling.
      transports: ['websocket', 'polling'],
      adapter: createAdapter(this.#database.native.collection(socketEvents.name), {
        addCreatedAtField: true,
      }),
      // A browser always names its origin, and `cors` does not stop it on a WebSocket.
      allowRequest: ({ headers: { origin } }, decide) => {
        decide(null, origin === undefined || origin === this.#allowedOrigin);
      },
    };
    return super.createIOServer(port, secured as ServerOptions);
  }
}
