import type { LocationForm, SupervisorForm } from '@leafshift/contracts/profile';
import { placeAddress } from '@leafshift/domain/places/place-address';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { ComingShifts } from '../domain/ports/coming-shifts.ts';
import { ProfileRepository } from '../domain/ports/profile.repository.ts';
import type { LocationId, Profile, SupervisorId, WorkLocation } from '../domain/profile.ts';
import { provinceCode } from './update-profile.use-case.ts';

/** An employer's supervisors and locations. */
@Injectable()
export class EmployerProfile {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly comingShifts: ComingShifts,
  ) {}

  /** Throws TOO_MANY_SUPERVISORS. */
  async addSupervisor(employerId: EmployerId, form: SupervisorForm): Promise<Profile> {
    const supervisor = { id: newId<SupervisorId>(), ...form };
    return (
      (await this.profiles.addSupervisor(employerId, supervisor)) ?? refuse('TOO_MANY_SUPERVISORS')
    );
  }

  /** Throws NOT_FOUND. */
  async changeSupervisor(
    employerId: EmployerId,
    id: SupervisorId,
    form: SupervisorForm,
  ): Promise<Profile> {
    const changed = await this.profiles.changeSupervisor(employerId, { id, ...form });
    return changed ?? refuse('NOT_FOUND');
  }

  /** Throws NOT_FOUND, or SUPERVISOR_IN_USE. */
  async removeSupervisor(employerId: EmployerId, id: SupervisorId): Promise<Profile> {
    if (await this.comingShifts.needSupervisor(employerId, id)) {
      refuse('SUPERVISOR_IN_USE');
    }
    return (await this.profiles.removeSupervisor(employerId, id)) ?? refuse('NOT_FOUND');
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
