import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { settings } from '../settings.ts';
import type { Caller } from './caller.ts';
import { SessionsService, type TokenClaims } from './sessions.service.ts';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly sessions: SessionsService) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([
        ExtractJwt.fromHeader('x-auth-token'),
        ExtractJwt.fromAuthHeaderAsBearerToken(),
      ]),
      ignoreExpiration: false,
      secretOrKey: settings.JWT_SECRET,
      algorithms: ['HS256'],
    });
  }

  validate(claims: TokenClaims): Promise<Caller> {
    return this.sessions.callerOf(claims);
  }
}
