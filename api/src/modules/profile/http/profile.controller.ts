import type { CallParsed } from '@leafshift/contracts/core';
import {
  addCertificate,
  addLocation,
  addSupervisor,
  answerSurvey,
  changeCertificate,
  changeLocation,
  changeSupervisor,
  myProfile,
  type Profile,
  removeCertificate,
  removeLocation,
  removeSupervisor,
  updateProfile,
  type WorkerProfileView,
  workerProfile,
} from '@leafshift/contracts/profile';
import { mayDo } from '@leafshift/domain/business-members';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, SignedInCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { isOwnStore } from '../../../core/members/own-stores.ts';
import { EmployerProfile } from '../application/employer-profile.ts';
import { Profiles } from '../application/profiles.ts';
import { UpdateProfile } from '../application/update-profile.use-case.ts';
import { WorkerProfile } from '../application/worker-profile.ts';
import type { CertificateId, LocationId, SupervisorId } from '../domain/profile.ts';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: Profiles,
    private readonly update: UpdateProfile,
    private readonly employers: EmployerProfile,
    private readonly workers: WorkerProfile,
  ) {}

  @Endpoint(myProfile)
  async myProfile(@Caller() caller: SignedInCaller): Promise<Profile> {
    const profile = await this.profiles.describe(await this.profiles.get(caller.userId));
    return forOwnStores(maySeeLicence(caller) ? profile : withoutLicence(profile));
  }

  @Endpoint(updateProfile)
  async updateProfile(
    @Caller() caller: EmployerCaller | WorkerCaller,
    @Input() { body }: CallParsed<typeof updateProfile>,
  ): Promise<Profile> {
    return this.profiles.describe(await this.update.execute(caller, body));
  }

  @Endpoint(addSupervisor)
  async addSupervisor(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof addSupervisor>,
  ): Promise<Profile> {
    return this.profiles.describe(await this.employers.addSupervisor(userId, body));
  }

  @Endpoint(changeSupervisor)
  async changeSupervisor(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof changeSupervisor>,
  ): Promise<Profile> {
    const id = asId<SupervisorId>(params.id);
    return this.profiles.describe(await this.employers.changeSupervisor(userId, id, body));
  }

  @Endpoint(removeSupervisor)
  async removeSupervisor(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof removeSupervisor>,
  ): Promise<Profile> {
    const id = asId<SupervisorId>(params.id);
    return this.profiles.describe(await this.employers.removeSupervisor(userId, id));
  }

  @Endpoint(addLocation)
  async addLocation(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof addLocation>,
  ): Promise<Profile> {
    return this.profiles.describe(await this.employers.addLocation(userId, body));
  }

  @Endpoint(changeLocation)
  async changeLocation(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof changeLocation>,
  ): Promise<Profile> {
    const id = asId<LocationId>(params.id);
    return this.profiles.describe(await this.employers.changeLocation(userId, id, body));
  }

  @Endpoint(removeLocation)
  async removeLocation(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof removeLocation>,
  ): Promise<Profile> {
    const id = asId<LocationId>(params.id);
    return this.profiles.describe(await this.employers.removeLocation(userId, id));
  }

  @Endpoint(addCertificate)
  async addCertificate(
    @Caller() { userId }: WorkerCaller,
    @Input() { body }: CallParsed<typeof addCertificate>,
  ): Promise<Profile> {
    return this.profiles.describe(await this.workers.addCertificate(userId, body));
  }

  @Endpoint(changeCertificate)
  async changeCertificate(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof changeCertificate>,
  ): Promise<Profile> {
    const id = asId<CertificateId>(params.id);
    return this.profiles.describe(await this.workers.changeCertificate(userId, id, body));
  }

  @Endpoint(removeCertificate)
  async removeCertificate(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof removeCertificate>,
  ): Promise<Profile> {
    const id = asId<CertificateId>(params.id);
    return this.profiles.describe(await this.workers.removeCertificate(userId, id));
  }

  @Endpoint(answerSurvey)
  async answerSurvey(
    @Caller() { userId }: WorkerCaller,
    @Input() { body }: CallParsed<typeof answerSurvey>,
  ): Promise<Profile> {
    return this.profiles.describe(await this.workers.answerSurvey(userId, body));
  }

  @Endpoint(workerProfile)
  workerProfile(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof workerProfile>,
  ): Promise<WorkerProfileView> {
    return this.workers.showTo(userId, asId<WorkerId>(params.userId));
  }
}

const maySeeLicence = (caller: SignedInCaller): boolean =>
  caller.usertype !== 'Employer' || !caller.member || mayDo(caller.member.role, 'settings');

/** How the business's licence stands, without its picture. */
const withoutLicence = ({ businessLicence, ...profile }: Profile): Profile => {
  const { uploadUrl: _front, backUrl: _back, ...licence } = businessLicence;
  return { ...profile, businessLicence: licence };
};

/** A business's profile with the stores that the caller works for. */
const forOwnStores = (profile: Profile): Profile =>
  'locations' in profile
    ? { ...profile, locations: profile.locations.filter(({ _id }) => isOwnStore(_id)) }
    : profile;
