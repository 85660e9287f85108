import type { CallParsed } from '@leafshift/contracts/core';
import {
  addPushDevice,
  type PushState,
  pushState,
  removePushDevice,
  testPush,
} from '@leafshift/contracts/push';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { PushDelivery } from '../application/push-delivery.ts';
import { PushDevices } from '../application/push-devices.ts';
import type { PushDeviceId } from '../domain/push-device.ts';

/** Which of one's devices get pushes. */
@Controller()
export class PushController {
  constructor(
    private readonly devices: PushDevices,
    private readonly delivery: PushDelivery,
  ) {}

  @Endpoint(pushState)
  state(@Caller() caller: SignedInCaller): Promise<PushState> {
    return this.devices.state(caller);
  }

  @Endpoint(addPushDevice)
  add(
    @Caller() caller: SignedInCaller,
    @Input() { body }: CallParsed<typeof addPushDevice>,
  ): Promise<PushState> {
    return this.devices.add(caller, body);
  }

  @Endpoint(removePushDevice)
  remove(
    @Caller() caller: SignedInCaller,
    @Input() { params }: CallParsed<typeof removePushDevice>,
  ): Promise<PushState> {
    return this.devices.remove(caller, asId<PushDeviceId>(params.id));
  }

  @Endpoint(testPush)
  test(@Caller() { userId }: SignedInCaller): Promise<void> {
    return this.delivery.test(userId);
  }
}
