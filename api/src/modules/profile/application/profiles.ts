import type { Portrait } from '@leafshift/contracts/admin';
import type { Profile as ProfileAnswer } from '@leafshift/contracts/profile';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { DocumentStates, DocumentsOfUser, ReviewedDocument } from '../domain/document.ts';
import { type OwnCertificate, ownCertificate } from '../domain/own-certificate.ts';
import { DocumentRepository } from '../domain/ports/document.repository.ts';
import { type NewProfile, ProfileRepository } from '../domain/ports/profile.repository.ts';
import { displayName, legalNameOf, type Profile } from '../domain/profile.ts';
import { ProfileAnswers } from './profile-answer.ts';

/** How somebody is shown to others. */
export interface PersonCard {
  readonly name: string;
  readonly photo: string | null;
}

/** Profiles, for other modules. */
@Injectable()
export class Profiles {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly documents: DocumentRepository,
    private readonly answers: ProfileAnswers,
  ) {}

  /** Makes the profile of a new account, in the running transaction. */
  create(profile: NewProfile): Promise<void> {
    return this.profiles.add(profile);
  }

  /** Throws NOT_FOUND for a closed account. */
  async get(userId: UserId): Promise<Profile> {
    return (await this.profiles.find(userId)) ?? refuse('NOT_FOUND');
  }

  /** The name that a worker's identity document shows; the one that was approved where there is one. */
  async legalName(userId: UserId): Promise<string> {
    return legalNameOf(await this.get(userId));
  }

  /** Those of the profiles that exist, by user. */
  async map(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Profile>> {
    const profiles = await this.profiles.list([...new Set(userIds)]);
    return new Map(profiles.map((profile) => [profile.userId, profile]));
  }

  /** Name and picture of each; closed accounts are missing. */
  async cards<Id extends UserId>(userIds: readonly Id[]): Promise<ReadonlyMap<Id, PersonCard>> {
    const heads = await this.profiles.listHeads([...new Set(userIds)]);
    return new Map(
      heads.map((head) => [
        head.userId as Id,
        { name: displayName(head), photo: this.answers.picture(head) },
      ]),
    );
  }

  /** Whose telephone number begins with one of those. */
  listByPhone(starts: readonly string[], page: PageRequest): Promise<Page<UserId>> {
    return this.profiles.listByPhone(starts, page);
  }

  /** Where anybody who knows its address sees a picture. */
  publicPicture(key: FileKey): string {
    return this.answers.publicPicture(key);
  }

  /** The address of a profile's picture; null where there is none. */
  picture(profile: Pick<Profile, 'pictureKey'>): string | null {
    return this.answers.picture(profile);
  }

  documentsOf(userId: UserId): Promise<DocumentsOfUser> {
    return this.documents.ofUser(userId);
  }

  /** Everything of the user that is or was reviewed, certificates after documents. */
  async reviewsOf(userId: UserId): Promise<readonly ReviewedDocument[]> {
    const { documents, certificates } = await this.documents.reviewsOf(userId);
    return [...Object.values(documents), ...certificates.values()];
  }

  /** A worker's certificates as the rules read them; one query after the other. None of a closed account. */
  async certificatesOf(workerId: WorkerId): Promise<readonly OwnCertificate[]> {
    const held = (await this.profiles.find(workerId))?.certificates ?? [];
    if (held.length === 0) {
      return [];
    }
    const reviews = (await this.documents.reviewsOf(workerId)).certificates;
    return held.map((certificate) => ownCertificate(certificate, reviews.get(certificate.id)));
  }

  /** Those of the businesses whose licence the back office has approved. */
  async listLicensed(userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    return new Set(await this.documents.listApproved('businessLicence', userIds));
  }

  /** By user; those who have submitted nothing are missing. */
  documentStatesOf(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, DocumentStates>> {
    return this.documents.statesOf(userIds);
  }

  /** Portraits that were changed after their owners were approved, the latest first. */
  async portraitChanges(page: PageRequest): Promise<Page<Portrait>> {
    const { items, nextCursor } = await this.profiles.listPortraitChanges(page);
    return {
      items: items.map((change) => ({
        user: change.userId,
        userName: displayName(change),
        usertype: change.usertype,
        profileImage: this.answers.picture(change),
        changedAt: change.changedAt.toISOString(),
        changes: change.changes,
      })),
      nextCursor,
    };
  }

  /** Notes that all required onboarding levels are reached, in the running transaction. */
  setOnboarded(userId: UserId): Promise<void> {
    return this.profiles.setOnboarded(userId);
  }

  /** The profile as its owner sees it. */
  async describe(profile: Profile): Promise<ProfileAnswer> {
    return this.answers.own(profile, await this.documents.reviewsOf(profile.userId));
  }
}
