import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../core/caller/authenticator.ts';
import { AuthController } from './api/auth.controller.ts';
import { LoginUseCase } from './api/login.use-case.ts';
import { PasswordHasher } from './api/password-hasher.ts';
import { Passwords } from './api/passwords.ts';
import { RevocationWatch } from './api/revocation-watch.ts';
import { SessionAuthenticator } from './api/session-authenticator.ts';
import { SessionTokens } from './api/session-token.ts';
import { Sessions } from './api/sessions.ts';
import { SessionRepository } from './domain/session.repository.ts';
import { MongoSessionRepository } from './persistence/mongo-session.repository.ts';

@Global()
@Module({
  controllers: [AuthController],
  providers: [
    LoginUseCase,
    PasswordHasher,
    Passwords,
    RevocationWatch,
    SessionAuthenticator,
    Sessions,
    SessionTokens,
    { provide: Authenticator, useExisting: SessionAuthenticator },
    { provide: SessionRepository, useClass: MongoSessionRepository },
  ],
  exports: [Authenticator, Passwords, Sessions],
})
export class AuthModule {}
