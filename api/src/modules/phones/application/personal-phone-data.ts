import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { VerifiedPhoneRepository } from '../domain/verified-phone.repository.ts';

/** The number that was verified, and when. */
@Injectable()
export class PersonalPhoneData implements PersonalData, OnModuleInit {
  readonly section = 'verifiedPhone';
  readonly of = 'person';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly phones: VerifiedPhoneRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const phone = await this.phones.find(userId);
    return phone && { number: phone.number, verifiedAt: phone.verifiedAt.toISOString() };
  }

  erase(userId: UserId): Promise<void> {
    return this.phones.remove(userId);
  }
}
