import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SecondFactors } from '../auth/index.ts';
import { Challenges } from './application/challenges.ts';
import { FactorAttempts } from './application/factor-attempts.ts';
import { FactorChanges } from './application/factor-changes.ts';
import { FactorGate } from './application/factor-gate.ts';
import { FactorSecrets } from './application/factor-secrets.ts';
import { FactorSignIn } from './application/factor-sign-in.ts';
import { OwnFactors } from './application/own-factors.ts';
import { Passkeys } from './application/passkeys.ts';
import { PersonalFactors } from './application/personal-factors.ts';
import { RecoveryCodes } from './application/recovery-codes.ts';
import { TotpFactors } from './application/totp-factors.ts';
import { ChallengeRepository } from './domain/challenge.repository.ts';
import { FactorRepository } from './domain/factor.repository.ts';
import { RecoveryCodeRepository } from './domain/recovery-code.repository.ts';
import { FactorSignInController } from './http/factor-sign-in.controller.ts';
import { SecondFactorController } from './http/second-factor.controller.ts';
import { challengeCollection } from './persistence/challenge.schema.ts';
import { factorCollection } from './persistence/factor.schema.ts';
import { MongoChallengeRepository } from './persistence/mongo-challenge.repository.ts';
import { MongoFactorRepository } from './persistence/mongo-factor.repository.ts';
import { MongoRecoveryCodeRepository } from './persistence/mongo-recovery-code.repository.ts';
import { recoveryCodesCollection } from './persistence/recovery-codes.schema.ts';

/** Authenticator apps, passkeys and recovery codes, and signing in with them. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([challengeCollection, factorCollection, recoveryCodesCollection]),
  ],
  controllers: [FactorSignInController, SecondFactorController],
  providers: [
    Challenges,
    FactorAttempts,
    FactorChanges,
    FactorGate,
    FactorSecrets,
    FactorSignIn,
    OwnFactors,
    Passkeys,
    PersonalFactors,
    RecoveryCodes,
    TotpFactors,
    { provide: ChallengeRepository, useClass: MongoChallengeRepository },
    { provide: FactorRepository, useClass: MongoFactorRepository },
    { provide: RecoveryCodeRepository, useClass: MongoRecoveryCodeRepository },
    { provide: SecondFactors, useExisting: FactorGate },
  ],
  exports: [FactorChanges, FactorSecrets, OwnFactors, SecondFactors],
})
export class SecondFactorModule {}
