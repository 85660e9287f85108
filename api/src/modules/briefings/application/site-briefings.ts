import type { Briefing as BriefingAnswer, BriefingForm } from '@leafshift/contracts/briefings';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { type LocationId, Profiles } from '../../profile/index.ts';
import { type FileKey, keyInAddress, Uploads } from '../../uploads/index.ts';
import { BriefingRepository } from '../domain/briefing.repository.ts';
import type { Briefing } from '../domain/briefing.ts';

/** What a business writes on its locations for those who come to work there. */
@Injectable()
export class SiteBriefings {
  constructor(
    private readonly briefings: BriefingRepository,
    private readonly profiles: Profiles,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(employerId: EmployerId): Promise<BriefingAnswer[]> {
    return (await this.briefings.listOf(employerId)).map((briefing) => this.view(briefing));
  }

  /** Null once nothing is in it. Throws NOT_FOUND for another's location, or UPLOAD_NOT_FOUND. */
  async save(
    employerId: EmployerId,
    locationId: LocationId,
    { entrance, clothing, contact, photo }: BriefingForm,
  ): Promise<BriefingAnswer | null> {
    const { locations } = await this.profiles.get(employerId);
    if (!locations.some(({ id }) => id === locationId)) {
      return refuse('NOT_FOUND');
    }
    const isEmpty = [entrance, clothing, contact].every((part) => part === '') && photo === null;
    return this.transactions.run(async () => {
      const before = await this.briefings.find(employerId, locationId);
      const photoKey = photo === null ? null : await this.#photo(employerId, photo, before);
      if (before?.photoKey && before.photoKey !== photoKey) {
        await this.uploads.release(before.photoKey);
      }
      if (isEmpty) {
        await this.briefings.remove(employerId, locationId);
        return null;
      }
      const text = { entrance, clothing, contact, photoKey };
      return this.view(await this.briefings.save(employerId, locationId, text, this.clock.now()));
    });
  }

  /** A briefing with an address of its picture for whoever asks and may read it. */
  view({ locationId, photoKey, updatedAt, employerId: _, ...briefing }: Briefing): BriefingAnswer {
    return {
      ...briefing,
      location: locationId,
      photo: photoKey && this.uploads.privateAddress(photoKey),
      updatedAt: updatedAt.toISOString(),
    };
  }

  /** The picture that is there already, or one that was uploaded for it. */
  async #photo(employerId: EmployerId, address: string, before: Briefing | null): Promise<FileKey> {
    const isKept = before?.photoKey && keyInAddress(address) === before.photoKey;
    return isKept ? before.photoKey : this.uploads.claim(employerId, 'briefing-photo', address);
  }
}
