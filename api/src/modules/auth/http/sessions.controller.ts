import { endSession, ownSessions } from '@leafshift/contracts/auth';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type SessionId } from '../../../core/ids.ts';
import { Sessions } from '../application/sessions.ts';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Endpoint(ownSessions)
  async list(
    @Caller() { userId, sessionId }: SignedInCaller,
  ): Promise<CallAnswer<typeof ownSessions>> {
    const sessions = await this.sessions.list(userId);
    return {
      sessions: sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
        _id: id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: id === sessionId,
      })),
    };
  }

  @Endpoint(endSession)
  end(
    @Caller() { userId }: SignedInCaller,
    @Input() { params }: CallParsed<typeof endSession>,
  ): Promise<void> {
    return this.sessions.endOne(userId, asId<SessionId>(params.id));
  }
}
