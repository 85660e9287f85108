import type { LocationForm, SupervisorForm } from '@leafshift/contracts/profile';
import { placeAddress } from '@leafshift/domain/places/place-address';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { type FileKey, keyInAddress, Uploads } from '../../uploads/index.ts';
import { ComingShifts } from '../domain/ports/coming-shifts.ts';
import { ProfileRepository } from '../domain/ports/profile.repository.ts';
import type {
  LocationId,
  Profile,
  Supervisor,
  SupervisorId,
  WorkLocation,
} from '../domain/profile.ts';
import { provinceCode } from './update-profile.use-case.ts';

/** An employer's supervisors and locations. */
@Injectable()
export class EmployerProfile {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly comingShifts: ComingShifts,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
  ) {}

  /** Throws TOO_MANY_SUPERVISORS, or UPLOAD_NOT_FOUND. */
  async addSupervisor(
    employerId: EmployerId,
    { photo, ...form }: SupervisorForm,
  ): Promise<Profile> {
    return this.transactions.run(async () => {
      const photoKey = await this.#photo(employerId, photo, undefined);
      const supervisor = { id: newId<SupervisorId>(), ...form, ...(photoKey && { photoKey }) };
      const changed = await this.profiles.addSupervisor(employerId, supervisor);
      return changed ?? refuse('TOO_MANY_SUPERVISORS');
    });
  }

  /** Throws NOT_FOUND, or UPLOAD_NOT_FOUND. */
  async changeSupervisor(
    employerId: EmployerId,
    id: SupervisorId,
    { photo, ...form }: SupervisorForm,
  ): Promise<Profile> {
    return this.transactions.run(async () => {
      const before = await this.#supervisor(employerId, id);
      const photoKey = await this.#photo(employerId, photo, before.photoKey);
      if (before.photoKey && before.photoKey !== photoKey) {
        await this.uploads.release(before.photoKey);
      }
      const supervisor = { id, ...form, ...(photoKey && { photoKey }) };
      return (await this.profiles.changeSupervisor(employerId, supervisor)) ?? refuse('NOT_FOUND');
    });
  }

  /** Throws NOT_FOUND, or SUPERVISOR_IN_USE. */
  async removeSupervisor(employerId: EmployerId, id: SupervisorId): Promise<Profile> {
    if (await this.comingShifts.needSupervisor(employerId, id)) {
      refuse('SUPERVISOR_IN_USE');
    }
    return this.transactions.run(async () => {
      const { photoKey } = await this.#supervisor(employerId, id);
      if (photoKey) {
        await this.uploads.release(photoKey);
      }
      return (await this.profiles.removeSupervisor(employerId, id)) ?? refuse('NOT_FOUND');
    });
  }

  async #supervisor(employerId: EmployerId, id: SupervisorId): Promise<Supervisor> {
    const profile = await this.profiles.find(employerId);
    return profile?.supervisors.find((known) => known.id === id) ?? refuse('NOT_FOUND');
  }

  /** What a form makes of a picture: the one from before, a new one, or none. */
  async #photo(
    employerId: EmployerId,
    address: string | null | undefined,
    before: FileKey | undefined,
  ): Promise<FileKey | undefined> {
    if (address === null) {
      return undefined;
    }
    return address === undefined || (before && keyInAddress(address) === before)
      ? before
      : this.uploads.claim(employerId, 'supervisor-photo', address);
  }

  /** Throws TOO_MANY_LOCATIONS. */
  async addLocation(employerId: EmployerId, form: LocationForm): Promise<Profile> {
    const location = { id: newId<LocationId>(), ...(await placed(form)) };
    return (await this.profiles.addLocation(employerId, location)) ?? refuse('TOO_MANY_LOCATIONS');
  }

  /** Throws NOT_FOUND. */
  async changeLocation(
    employerId: EmployerId,
    id: LocationId,
    form: LocationForm,
  ): Promise<Profile> {
    const location = { id, ...(await placed(form)) };
    return (await this.profiles.changeLocation(employerId, location)) ?? refuse('NOT_FOUND');
  }

  /** Throws NOT_FOUND, or LOCATION_IN_USE. */
  async removeLocation(employerId: EmployerId, id: LocationId): Promise<Profile> {
    if (await this.comingShifts.needLocation(employerId, id)) {
      refuse('LOCATION_IN_USE');
    }
    return (await this.profiles.removeLocation(employerId, id)) ?? refuse('NOT_FOUND');
  }
}

/** With its short province, and the best point that is known. Throws VALIDATION_FAILED. */
async function placed(form: LocationForm): Promise<Omit<WorkLocation, 'id'>> {
  const province = provinceCode(form.province);
  return { ...form, province, ...(await placeAddress({ ...form, province })) };
}
