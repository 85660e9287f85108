import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { Authenticator } from '../../core/caller/authenticator.ts';
import { InputGuard } from '../../core/endpoint/input.guard.ts';
import { StoreGuard } from '../../core/members/store.guard.ts';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { DerivedKeys } from '../../infra/secrets/derived-keys.ts';
import { Entrance } from './application/entrance.ts';
import { KnownDevices } from './application/known-devices.ts';
import { KnownTokens } from './application/known-tokens.ts';
import { LoginUseCase } from './application/login.use-case.ts';
import { PasswordHasher } from './application/password-hasher.ts';
import { Passwords } from './application/passwords.ts';
import { RevocationWatch } from './application/revocation-watch.ts';
import { SessionTerms } from './application/session-terms.ts';
import { SessionTokens } from './application/session-tokens.ts';
import { Sessions } from './application/sessions.ts';
import { StepUps } from './application/step-ups.ts';
import { SessionRepository } from './domain/session.repository.ts';
import { AccessGuard } from './http/access.guard.ts';
import { AuthController } from './http/auth.controller.ts';
import { SessionStrategy } from './http/session.strategy.ts';
import { SessionAuthenticator } from './http/session-authenticator.ts';
import { SessionsController } from './http/sessions.controller.ts';
import { MongoSessionRepository } from './persistence/mongo-session.repository.ts';
import { sessionCollection } from './persistence/session.schema.ts';
import { noteConfirmationOfSessions } from './persistence/session-confirmation.migration.ts';
import { noteUseOfSessions } from './persistence/session-use.migration.ts';

/** Who calls: sessions and their tokens, and the guard that stands before every route. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([sessionCollection]),
    JwtModule.registerAsync({
      inject: [DerivedKeys],
      useFactory: (keys: DerivedKeys) => ({
        secret: keys.keyFor('session-token'),
        signOptions: { algorithm: 'HS256', noTimestamp: true },
      }),
    }),
  ],
  controllers: [AuthController, SessionsController],
  providers: [
    Entrance,
    KnownDevices,
    KnownTokens,
    LoginUseCase,
    PasswordHasher,
    Passwords,
    RevocationWatch,
    Sessions,
    SessionStrategy,
    SessionTerms,
    SessionTokens,
    StepUps,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: InputGuard },
    { provide: APP_GUARD, useClass: StoreGuard },
    { provide: Authenticator, useClass: SessionAuthenticator },
    { provide: SessionRepository, useClass: MongoSessionRepository },
  ],
  exports: [Authenticator, Entrance, KnownDevices, Passwords, Sessions, StepUps],
})
export class AuthModule {
  constructor(migrations: Migrations) {
    migrations.register(noteUseOfSessions);
    migrations.register(noteConfirmationOfSessions);
  }
}
