import type { LocationForm, SupervisorForm } from '@leafshift/contracts/profile';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { ProfileRepository } from '../domain/ports/profile.repository.ts';
import { WorkRecords } from '../domain/ports/work-records.ts';
import type { LocationId, Profile, SupervisorId } from '../domain/profile.ts';
import { provinceCode } from './update-profile.use-case.ts';

/** An employer's supervisors and locations. */
@Injectable()
export class EmployerProfile {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly records: WorkRecords,
  ) {}

  async addSupervisor(employerId: EmployerId, form: SupervisorForm): Promise<Profile> {
    const supervisor = { id: newId<SupervisorId>(), ...form };
    return (await this.profiles.addSupervisor(employerId, supervisor)) ?? refuse('NOT_FOUND');
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
    if (await this.records.needsSupervisor(employerId, id)) {
      refuse('SUPERVISOR_IN_USE');
    }
    return (await this.profiles.removeSupervisor(employerId, id)) ?? refuse('NOT_FOUND');
  }

  async addLocation(employerId: EmployerId, form: LocationForm): Promise<Profile> {
    const location = {
      id: newId<LocationId>(),
      ...form,
      province: provinceCode(form.province),
    };
    return (await this.profiles.addLocation(employerId, location)) ?? refuse('NOT_FOUND');
  }

  /** Throws NOT_FOUND. */
  async changeLocation(
    employerId: EmployerId,
    id: LocationId,
    form: LocationForm,
  ): Promise<Profile> {
    const location = { id, ...form, province: provinceCode(form.province) };
    return (await this.profiles.changeLocation(employerId, location)) ?? refuse('NOT_FOUND');
  }

  /** Throws NOT_FOUND, or LOCATION_IN_USE. */
  async removeLocation(employerId: EmployerId, id: LocationId): Promise<Profile> {
    if (await this.records.needsLocation(employerId, id)) {
      refuse('LOCATION_IN_USE');
    }
    return (await this.profiles.removeLocation(employerId, id)) ?? refuse('NOT_FOUND');
  }
}
