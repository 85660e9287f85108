import { Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from './caller.ts';
import { Session } from './session.schema.ts';

/** What a token says. */
export interface TokenClaims {
  readonly sub: string;
  readonly sid: string;
  readonly typ: Caller['usertype'];
}

@Injectable()
export class SessionsService {
  constructor(@InjectModel(Session.name) private readonly sessions: Model<Session>) {}

  /** Who is signed in; a session that was ended is refused at once. */
  async callerOf({ sub, sid, typ }: TokenClaims): Promise<Caller> {
    const session = await this.sessions.findById(sid, { endedAt: 1 }).lean();
    if (!session || session.endedAt) throw new UnauthorizedException();
    return { userId: sub, usertype: typ };
  }
}
