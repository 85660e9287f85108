import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { PushDeviceRepository } from '../domain/push-device.repository.ts';
import { PushQueueRepository } from '../domain/push-queue.repository.ts';

/** The devices that get pushes in one's own export, without what it takes to write to them. */
@Injectable()
export class PersonalPushData implements PersonalData, OnModuleInit {
  readonly section = 'pushDevices';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly devices: PushDeviceRepository,
    private readonly queue: PushQueueRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const devices = await this.devices.ofUser(userId);
    return devices.map(({ device, endpoint, addedAt }) => ({
      device,
      pushService: new URL(endpoint).host,
      addedAt: addedAt.toISOString(),
    }));
  }

  async erase(userId: UserId): Promise<void> {
    await this.devices.removeOf(userId);
    await this.queue.removeOf(userId);
  }
}
