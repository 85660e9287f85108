import type { CallParsed } from '@leafshift/contracts/core';
import { myPhone, type PhoneState, sendPhoneCode, verifyPhone } from '@leafshift/contracts/phones';
import { Controller, Ip } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { PhoneVerification } from '../application/phone-verification.ts';

/** Whether the number of a profile is its owner's. */
@Controller()
export class PhonesController {
  constructor(private readonly verification: PhoneVerification) {}

  @Endpoint(myPhone)
  mine(@Caller() { userId }: EmployerCaller | WorkerCaller): Promise<PhoneState> {
    return this.verification.describe(userId);
  }

  @Endpoint(sendPhoneCode)
  send(@Caller() { userId }: EmployerCaller | WorkerCaller, @Ip() address: string): Promise<void> {
    return this.verification.send(userId, address);
  }

  @Endpoint(verifyPhone)
  verify(
    @Caller() { userId }: EmployerCaller | WorkerCaller,
    @Input() { body }: CallParsed<typeof verifyPhone>,
  ): Promise<PhoneState> {
    return this.verification.verify(userId, body.code);
  }
}
