import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  beginPasskey,
  beginTotp,
  type FactorAdded,
  finishPasskey,
  finishTotp,
  type PasskeyCreation,
  removeFactor,
  renewRecoveryCodes,
  type SecondFactors,
  secondFactors,
  type TotpSetUp,
} from '@leafshift/contracts/second-factor';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { Accounts } from '../../auth/index.ts';
import { FactorChanges } from '../application/factor-changes.ts';
import { OwnFactors } from '../application/own-factors.ts';
import { Passkeys } from '../application/passkeys.ts';
import { TotpFactors } from '../application/totp-factors.ts';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly accounts: Accounts,
    private readonly own: OwnFactors,
    private readonly totp: TotpFactors,
    private readonly passkeys: Passkeys,
    private readonly changes: FactorChanges,
  ) {}

  @Endpoint(secondFactors)
  list(@Caller() caller: SignedInCaller): Promise<SecondFactors> {
    return this.own.list(caller);
  }

  @Endpoint(beginTotp)
  async beginTotp(@Caller() { userId }: SignedInCaller): Promise<TotpSetUp> {
    const { email } = await this.accounts.describe(userId);
    return this.totp.begin(userId, email);
  }

  @Endpoint(finishTotp)
  async finishTotp(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof finishTotp>,
  ): Promise<FactorAdded> {
    return added(await this.totp.finish(userId, body.code));
  }

  @Endpoint(beginPasskey)
  async beginPasskey(@Caller() { userId }: SignedInCaller): Promise<PasskeyCreation> {
    return this.passkeys.begin(await this.accounts.describe(userId));
  }

  @Endpoint(finishPasskey)
  async finishPasskey(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof finishPasskey>,
  ): Promise<FactorAdded> {
    return added(await this.passkeys.finish(userId, body.passkey, body.name));
  }

  @Endpoint(removeFactor)
  remove(
    @Caller() { userId }: SignedInCaller,
    @Input() { params }: CallParsed<typeof removeFactor>,
  ): Promise<void> {
    return this.changes.remove(userId, asId(params.id));
  }

  @Endpoint(renewRecoveryCodes)
  async renewRecoveryCodes(
    @Caller() { userId }: SignedInCaller,
  ): Promise<CallAnswer<typeof renewRecoveryCodes>> {
    return { recoveryCodes: [...(await this.changes.renewCodes(userId))] };
  }
}

const added = (recoveryCodes: readonly string[] | undefined): FactorAdded =>
  recoveryCodes ? { recoveryCodes: [...recoveryCodes] } : {};
