import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { settings } from '../settings.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { JwtAuthGuard } from './jwt-auth.guard.ts';
import { RolesGuard } from './roles.guard.ts';
import { Session, SessionSchema } from './session.schema.ts';
import { SessionsService } from './sessions.service.ts';

@Module({
  imports: [
    PassportModule,
    JwtModule.register({ secret: settings.JWT_SECRET }),
    MongooseModule.forFeature([{ name: Session.name, schema: SessionSchema }]),
  ],
  providers: [
    JwtStrategy,
    SessionsService,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: RolesGuard },
  ],
  exports: [JwtModule, SessionsService],
})
export class AuthModule {}
