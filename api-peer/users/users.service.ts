import type { User as UserAnswer } from '@leafshift/contracts/users';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { OutboxService } from '../outbox/outbox.service.ts';
import { User } from './user.schema.ts';
import { userAnswer } from './user.view.ts';

type FoundUser = User & { _id: Types.ObjectId };

@Injectable()
export class UsersService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
    private readonly outbox: OutboxService,
  ) {}

  /** An open account; null for a closed one. */
  async find(userId: string): Promise<FoundUser | null> {
    return this.users.findOne({ _id: userId, closedAt: null }).lean();
  }

  /** Throws for a closed account. */
  async get(userId: string): Promise<FoundUser> {
    const user = await this.find(userId);
    if (!user) throw new NotFoundException();
    return user;
  }

  async skipOnboarding(userId: string, isSkipped: boolean): Promise<UserAnswer> {
    const user = await this.connection.transaction(async (session) => {
      const changed = await this.users
        .findOneAndUpdate(
          { _id: userId, closedAt: null },
          { $set: { skipOnboarding: isSkipped } },
          { session, returnDocument: 'after' },
        )
        .lean();
      if (!changed) throw new NotFoundException();
      await this.outbox.add([{ kind: 'peer.accountUpdated', payload: { userId } }], session);
      return changed;
    });
    this.outbox.wake();
    return userAnswer(user);
  }
}
