import type { CallParsed } from '@leafshift/contracts/core';
import {
  changeEmail,
  confirmEmailChange,
  resendVerification,
  type User,
  undoEmailChange,
  verifyEmail,
  verifyEmailByLink,
} from '@leafshift/contracts/users';
import { Controller, Ip } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { ChangeEmailUseCase } from '../application/change-email.use-case.ts';
import { EmailVerification } from '../application/email-verification.ts';
import { UndoEmailChangeUseCase } from '../application/undo-email-change.use-case.ts';

/** The address of an account: verified, changed and put back. */
@Controller()
export class EmailController {
  constructor(
    private readonly verification: EmailVerification,
    private readonly change: ChangeEmailUseCase,
    private readonly undo: UndoEmailChangeUseCase,
  ) {}

  @Endpoint(verifyEmail)
  verifyEmail(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof verifyEmail>,
  ): Promise<User> {
    return this.verification.verify(userId, body.code);
  }

  @Endpoint(resendVerification)
  resendVerification(@Caller() { userId }: SignedInCaller, @Ip() address: string): Promise<void> {
    return this.verification.resend(userId, address);
  }

  @Endpoint(verifyEmailByLink)
  verifyEmailByLink(@Input() { body }: CallParsed<typeof verifyEmailByLink>): Promise<void> {
    return this.verification.verifyByLink(body.token);
  }

  @Endpoint(changeEmail)
  changeEmail(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof changeEmail>,
    @Ip() address: string,
  ): Promise<void> {
    return this.change.ask(userId, body.email, address);
  }

  @Endpoint(confirmEmailChange)
  confirmEmailChange(
    @Caller() { userId }: SignedInCaller,
    @Input() { body }: CallParsed<typeof confirmEmailChange>,
  ): Promise<User> {
    return this.change.confirm(userId, body.code);
  }

  @Endpoint(undoEmailChange)
  undoEmailChange(@Input() { body }: CallParsed<typeof undoEmailChange>): Promise<void> {
    return this.undo.execute(body.token);
  }
}
