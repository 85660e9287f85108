import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  type ClosingTerms,
  changePassword,
  closingTerms,
  connectOnboardingLink,
  deleteAccount,
  exportAccount,
  recoverPassword,
  redeemConnectTicket,
  register,
  resetPassword,
  type SignedIn,
  setOnboardingLevel,
  skipOnboarding,
  type User,
} from '@leafshift/contracts/users';
import { Controller, Headers, Ip, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, SignedInCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { KnownDevices } from '../../auth/index.ts';
import { ConnectTickets } from '../application/connect-tickets.ts';
import { Onboarding } from '../application/onboarding.ts';
import { OwnAccount } from '../application/own-account.ts';
import { PasswordRecovery } from '../application/password-recovery.ts';
import { Register } from '../application/register.use-case.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly registration: Register,
    private readonly recovery: PasswordRecovery,
    private readonly account: OwnAccount,
    private readonly onboarding: Onboarding,
    private readonly tickets: ConnectTickets,
    private readonly devices: KnownDevices,
  ) {}

  @Endpoint(register)
  async register(
    @Input() { body }: CallParsed<typeof register>,
    @Ip() address: string,
    @Headers('user-agent') userAgent?: string,
  ): Promise<SignedIn> {
    const signedIn = await this.registration.execute(body, { address, userAgent });
    // The first sign-in on this device is then not one on a new device.
    this.devices.remember(asId(signedIn.user._id));
    return signedIn;
  }

  @Endpoint(recoverPassword)
  recoverPassword(
    @Input() { body }: CallParsed<typeof recoverPassword>,
    @Ip() address: string,
  ): Promise<void> {
    return this.recovery.ask(body.email, address);
  }

  @Endpoint(resetPassword)
  resetPassword(@Input() { body }: CallParsed<typeof resetPassword>): Promise<void> {
    return this.recovery.reset(body);
  }

  @Endpoint(changePassword)
  changePassword(
    @Caller() caller: SignedInCaller,
    @Input() { body }: CallParsed<typeof changePassword>,
  ): Promise<void> {
    return this.account.changePassword(caller, body);
  }

  @Endpoint(closingTerms)
  closingTerms(@Caller() { userId }: SignedInCaller): Promise<ClosingTerms> {
    return this.account.closingTerms(userId);
  }

  @Endpoint(deleteAccount)
  deleteAccount(
    @Caller() caller: SignedInCaller,
    @Input() { body }: CallParsed<typeof deleteAccount>,
  ): Promise<void> {
    return this.account.delete(caller, body.password);
  }

  @Endpoint(exportAccount)
  async exportAccount(@Caller() caller: SignedInCaller): Promise<StreamableFile> {
    const everything = JSON.stringify(await this.account.export(caller.userId, caller), null, 2);
    return new StreamableFile(Buffer.from(everything), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="leafshift-export.json"',
    });
  }

  @Endpoint(setOnboardingLevel)
  setOnboardingLevel(
    @Caller() { userId }: EmployerCaller | WorkerCaller,
    @Input() { params }: CallParsed<typeof setOnboardingLevel>,
  ): Promise<User> {
    return this.onboarding.complete(userId, params.level);
  }

  @Endpoint(skipOnboarding)
  skipOnboarding(
    @Caller() { userId }: EmployerCaller | WorkerCaller,
    @Input() { body }: CallParsed<typeof skipOnboarding>,
  ): Promise<User> {
    return this.onboarding.skip(userId, body.data);
  }

  @Endpoint(connectOnboardingLink)
  async connectOnboardingLink(
    @Caller() caller: EmployerCaller | WorkerCaller,
  ): Promise<CallAnswer<typeof connectOnboardingLink>> {
    return { url: await this.tickets.issue(caller) };
  }

  @Endpoint(redeemConnectTicket)
  async redeemConnectTicket(
    @Input() { params }: CallParsed<typeof redeemConnectTicket>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.header('location', await this.tickets.redeem(params.ticket));
  }
}
