import type { INestApplication } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/mongo-adapter';
import type { Connection } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

const FORGET_AFTER_SECONDS = 60;

/** Joins the socket servers of several nodes through the database. */
export class MongoIoAdapter extends IoAdapter {
  private readonly adapter: ReturnType<typeof createAdapter>;

  private constructor(app: INestApplication, connection: Connection) {
    super(app);
    this.adapter = createAdapter(connection.collection(COLLECTIONS.peerSocketEvents), {
      addCreatedAtField: true,
    });
  }

  static async connect(app: INestApplication, connection: Connection): Promise<MongoIoAdapter> {
    await connection
      .collection(COLLECTIONS.peerSocketEvents)
      .createIndex({ createdAt: 1 }, { expireAfterSeconds: FORGET_AFTER_SECONDS });
    return new MongoIoAdapter(app, connection);
  }

  override createIOServer(...settings: Parameters<IoAdapter['createIOServer']>) {
    return super.createIOServer(...settings).adapter(this.adapter);
  }
}
