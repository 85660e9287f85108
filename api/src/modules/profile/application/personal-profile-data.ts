import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Uploads } from '../../uploads/index.ts';
import { filesOf } from '../domain/document.ts';
import { DocumentRepository } from '../domain/ports/document.repository.ts';
import { ProfileRepository } from '../domain/ports/profile.repository.ts';
import { Profiles } from './profiles.ts';

/** The profile in one's own export, and its removal with all files; documents follow after 90 days, shown to nobody. */
@Injectable()
export class PersonalProfileData implements PersonalData, OnModuleInit {
  readonly section = 'profile';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly profiles: ProfileRepository,
    private readonly documents: DocumentRepository,
    private readonly uploads: Uploads,
    private readonly describer: Profiles,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const profile = await this.profiles.find(userId);
    return profile && { ...(await this.describer.describe(profile)), approvedAs: profile.approved };
  }

  async erase(userId: UserId): Promise<void> {
    const profile = await this.profiles.find(userId);
    const documents = Object.values(await this.documents.ofUser(userId));
    const shown = [
      profile?.pictureKey,
      ...(profile?.supervisors ?? []).map(({ photoKey }) => photoKey),
      ...(profile?.certificates ?? []).map(({ fileKey }) => fileKey),
    ];
    for (const key of shown) {
      if (key) {
        await this.uploads.release(key);
      }
    }
    for (const fileKey of documents.flatMap(filesOf)) {
      await this.uploads.releaseLater(fileKey);
    }
    await this.documents.removeOf(userId);
    await this.profiles.erase(userId);
  }
}
