import {
  EmployerProfileUpdate,
  type ProfileUpdate,
  WorkerProfileUpdate,
} from '@leafshift/contracts/profile';
import { isBirthDay } from '@leafshift/domain/birth-day';
import { changedShownFields } from '@leafshift/domain/locked-fields';
import { placeAddress } from '@leafshift/domain/places/place-address';
import { findProvince } from '@leafshift/domain/provinces';
import { textCode } from '@leafshift/domain/text-code';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { valid } from '../../../core/endpoint/parse-input.ts';
import { refuse, refuseField } from '../../../core/errors/api-error.ts';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import type { UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { keyInAddress, Uploads } from '../../uploads/index.ts';
import { DOCUMENT_KINDS } from '../domain/document.ts';
import { type ProfileChanges, ProfileRepository } from '../domain/ports/profile.repository.ts';
import type { Profile } from '../domain/profile.ts';
import { DocumentReviews } from './document-reviews.ts';

/** Changes any part of one's own profile (API contract, `POST /profile`). */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly documents: DocumentReviews,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * What a document has been approved for is reviewed again when it changes. Throws VALIDATION_FAILED
   * for fields of the other user type, REVIEW_WAITS, and what uploads throw.
   */
  async execute(caller: EmployerCaller | WorkerCaller, update: ProfileUpdate): Promise<Profile> {
    valid(FIELDS_OF[caller.usertype], update);
    this.#checkBirthDay(update.birthDay);
    return this.transactions.run(async () => {
      const before = (await this.profiles.find(caller.userId)) ?? refuse('NOT_FOUND');
      const changes = {
        ...plainChanges(update),
        ...(await placeOf(before, update)),
        ...posExperience(before, update),
        ...(await this.#picture(before, update.profileImage)),
      };
      await this.#submitDocuments(caller.userId, update);
      await this.documents.restate(caller.userId, changedShownFields(before, update));
      if (update.phoneNumber) {
        const { userId } = caller;
        await this.events.publish(identityGiven, {
          userId,
          kind: 'phone',
          value: update.phoneNumber,
        });
      }
      return hasAny(changes)
        ? ((await this.profiles.change(caller.userId, changes)) ?? refuse('NOT_FOUND'))
        : before;
    });
  }

  async #picture(before: Profile, address: string | undefined): Promise<ProfileChanges> {
    if (address === undefined || keyInAddress(address) === before.pictureKey) {
      return {};
    }
    const pictureKey = await this.uploads.claim(before.userId, 'profile-picture', address);
    if (before.pictureKey) {
      await this.uploads.release(before.pictureKey);
    }
    if (before.approved) {
      await this.profiles.notePortraitChange(before.userId, this.clock.now());
    }
    return { pictureKey };
  }

  async #submitDocuments(userId: UserId, update: ProfileUpdate): Promise<void> {
    for (const kind of DOCUMENT_KINDS) {
      const submitted = update[kind];
      if (submitted) {
        await this.documents.submit(userId, kind, submitted);
      }
    }
  }

  #checkBirthDay(birthDay: string | undefined): void {
    const today = toCalendarDay(this.clock.now().toISOString().slice(0, 10));
    if (birthDay !== undefined && !isBirthDay(birthDay, today)) {
      const code = birthDay >= today ? 'BIRTH_DATE_NOT_PAST' : 'BIRTH_DATE_NOT_VALID';
      refuseField('birthDay', textCode(code));
    }
  }
}

const FIELDS_OF = { Employer: EmployerProfileUpdate, Temp: WorkerProfileUpdate } as const;

function plainChanges({
  profileImage: _image,
  identificationDocument: _id,
  backgroundCheck: _check,
  businessLicence: _licence,
  posExperience: _pos,
  name,
  birthDay,
  province,
  ...texts
}: ProfileUpdate): ProfileChanges {
  return {
    ...texts,
    // An account is always called something.
    ...(name && { name }),
    ...(birthDay !== undefined && { birthDay: toCalendarDay(birthDay) }),
    ...(province !== undefined && { province: provinceCode(province) }),
  };
}

/** The point of a changed address, and how exactly it is known (ONBOARD-95). */
async function placeOf(before: Profile, update: ProfileUpdate): Promise<ProfileChanges> {
  const { latitude, longitude } = update;
  if (latitude === undefined || longitude === undefined) {
    return {};
  }
  const {
    city = before.city ?? '',
    province = before.province ?? '',
    postalCode = before.postalCode,
  } = update;
  return placeAddress({ city, province, postalCode, latitude, longitude });
}

/** The short code of a province. Throws VALIDATION_FAILED ('Invalid input') for what is none. */
export function provinceCode(text: string): string {
  return findProvince(text)?.code ?? refuseField('province', textCode('INPUT_NOT_VALID'));
}

/** Only a Retail business has a point of sale (ONBOARD-32). */
function posExperience(before: Profile, update: ProfileUpdate): ProfileChanges {
  const businessType = update.businessType ?? before.businessType;
  const isWithout = before.usertype === 'Employer' && businessType && businessType !== 'Retail';
  if (isWithout) {
    return { posExperience: [] };
  }
  return update.posExperience ? { posExperience: update.posExperience } : {};
}

const hasAny = (changes: ProfileChanges): boolean =>
  Object.values(changes).some((value) => value !== undefined);
