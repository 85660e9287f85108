import { CERTIFICATES } from '@leafshift/contracts/profile';
import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { Credential } from '@leafshift/domain/credentials';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import type { AdminId, EmployerId, UserId, WorkerId } from '../core/ids.ts';
import { newId, toObjectId } from '../infra/mongo/object-ids.ts';
import { Transactions } from '../infra/mongo/transactions.ts';
import { Sessions } from '../modules/auth/index.ts';
import type { DocumentKind } from '../modules/profile/domain/document.ts';
import { DocumentRepository } from '../modules/profile/domain/ports/document.repository.ts';
import { ProfileRepository } from '../modules/profile/domain/ports/profile.repository.ts';
import type {
  Address,
  CertificateId,
  LocationId,
  ProfileFields,
  SupervisorId,
} from '../modules/profile/domain/profile.ts';
import { DocumentReviews, type ReviewSubject } from '../modules/profile/index.ts';
import type { FileKey } from '../modules/uploads/index.ts';
import { AccountRepository } from '../modules/users/domain/ports/account.repository.ts';
import { PaymentHandles, Register } from '../modules/users/index.ts';
import { accountCollection } from '../modules/users/persistence/account.schema.ts';
import type { TestApi } from './test-api.ts';

export interface Person<Id extends UserId = UserId> {
  readonly id: Id;
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Employer extends Person<EmployerId> {
  readonly supervisorId: SupervisorId;
  readonly locationId: LocationId;
}

export type Worker = Person<WorkerId>;
export type Admin = Person<AdminId>;

export const PASSWORD = 'correct horse';
const ADDRESS = '203.0.113.7';

/** A real address in Toronto. */
export const TORONTO: Address = {
  fullAddress: '100 Queen St W, Toronto, ON M5H 2N2, Canada',
  address: '100 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 2N2',
  country: 'Canada',
  latitude: 43.6534,
  longitude: -79.3839,
};

let count = 0;

abstract class PersonBuilder<Made extends Person> {
  protected name: string;
  protected levels = 0;
  protected skips = false;
  protected emailVerified = true;
  protected adminRoles: readonly AdminRole[] | undefined;
  protected fields: ProfileFields = {};
  #affiliate: string | undefined;

  constructor(name: string) {
    this.name = name;
  }

  called(name: string): this {
    this.name = name;
    return this;
  }

  /** With all five levels reached and what they need in place. */
  onboarded(): this {
    this.levels = 5;
    return this;
  }

  /** Up to and with a level. */
  reached(level: 0 | 1 | 2 | 3 | 4 | 5): this {
    this.levels = level;
    return this;
  }

  skippedOnboarding(): this {
    this.skips = true;
    return this;
  }

  /** Whose e-mail address is not verified. */
  unverified(): this {
    this.emailVerified = false;
    return this;
  }

  /** Registered with the code of somebody's link. */
  joinedBy(code: string): this {
    this.#affiliate = code;
    return this;
  }

  with(fields: ProfileFields): this {
    this.fields = { ...this.fields, ...fields };
    return this;
  }

  /** In one transaction, since waiting for each write takes longer than most specs. */
  in(api: TestApi): Promise<Made> {
    return api.app.get(Transactions).run(() => this.make(api));
  }

  protected abstract make(api: TestApi): Promise<Made>;

  protected async signUp<Id extends UserId>(
    api: TestApi,
    usertype: 'Employer' | 'Temp' | 'Admin',
  ): Promise<Person<Id>> {
    count += 1;
    const email = `${usertype.toLowerCase()}-${count}@example.ca`;
    const { name, emailVerified, adminRoles } = this;
    const affiliate = this.#affiliate;
    const member = { usertype, name, email, password: PASSWORD, emailVerified, affiliate };
    const id = (await api.app.get(Register).addMember({
      ...member,
      ...(adminRoles && { adminRoles }),
    })) as Id;
    const token = await api.app.get(Sessions).open({ userId: id, usertype, address: ADDRESS });
    if (this.skips) {
      await api.app.get(AccountRepository).setSkipOnboarding(id, true);
    }
    return { id, token, name, email, password: PASSWORD };
  }

  protected async reachLevels(api: TestApi, userId: UserId): Promise<void> {
    const reached = [1, 2, 3, 4, 5].slice(0, this.levels).map((level) => [`level${level}`, true]);
    if (reached.length > 0) {
      await api.database.connection
        .model(accountCollection.name)
        .updateOne({ _id: toObjectId(userId) }, { $set: Object.fromEntries(reached) });
    }
    if (this.levels === 5) {
      await api.app.get(ProfileRepository).setOnboarded(userId);
    }
  }
}

class EmployerBuilder extends PersonBuilder<Employer> {
  #place: Partial<Address> = {};
  #hasCard = true;
  #isLicensed = false;

  /** Where the first location is. */
  at(place: Partial<Address>): this {
    this.#place = place;
    return this;
  }

  /** Onboarded, and the back office has approved the licence. */
  licensed(): this {
    this.#isLicensed = true;
    return this.onboarded();
  }

  withoutCard(): this {
    this.#hasCard = false;
    return this;
  }

  protected async make(api: TestApi): Promise<Employer> {
    const person = await this.signUp<EmployerId>(api, 'Employer');
    const profiles = api.app.get(ProfileRepository);
    const supervisorId = newId<SupervisorId>();
    const locationId = newId<LocationId>();
    await profiles.change(person.id, {
      name: this.name,
      phoneNumber: '+14165550100',
      bio: 'A shop',
      businessType: 'Retail',
      pictureKey: aFileKey(),
      ...this.fields,
    });
    await profiles.addSupervisor(person.id, {
      id: supervisorId,
      name: 'Sam Supervisor',
      phoneNumber: '4165550101',
      email: 'sam@example.ca',
    });
    await profiles.addLocation(person.id, {
      id: locationId,
      locationName: 'Queen Street Store',
      ...TORONTO,
      precision: 'street',
      ...this.#place,
    });
    if (this.#hasCard) {
      await api.app.get(PaymentHandles).addCard(person.id, {
        providerId: `pm_test_${count}`,
        last4: '4242',
        expMonth: 12,
        expYear: 2030,
        brand: 'visa',
      });
    }
    if (this.levels === 5) {
      await submitDocuments(api, person.id, ['businessLicence']);
    }
    if (this.#isLicensed) {
      await approveDocuments(api, person.id);
    }
    await this.reachLevels(api, person.id);
    return { ...person, supervisorId, locationId };
  }
}

class WorkerBuilder extends PersonBuilder<Worker> {
  #credentials: readonly Credential[] = [];

  /** Has handed in certificates of those kinds, which do not expire and wait for review. */
  certified(...credentials: readonly Credential[]): this {
    this.#credentials = credentials;
    return this;
  }

  /** Their birth date, `YYYY-MM-DD`. */
  born(day: string): this {
    return this.with({ birthDay: toCalendarDay(day) });
  }

  protected async make(api: TestApi): Promise<Worker> {
    const person = await this.signUp<WorkerId>(api, 'Temp');
    const profiles = api.app.get(ProfileRepository);
    if (this.levels > 0) {
      const [firstName = 'Wanda', ...rest] = this.name.split(' ');
      await profiles.change(person.id, {
        firstName,
        lastName: rest.join(' ') || 'Worker',
        bio: 'Friendly and punctual',
        phoneNumber: '+14165550102',
        birthDay: toCalendarDay('1995-03-14'),
        ...TORONTO,
        precision: 'street',
        ...this.fields,
      });
    }
    if (this.levels > 1) {
      await submitDocuments(api, person.id, ['identificationDocument', 'backgroundCheck']);
    }
    for (const credential of this.#credentials) {
      await handIn(api, person.id, credential);
    }
    await this.reachLevels(api, person.id);
    return person;
  }
}

class AdminBuilder extends PersonBuilder<Admin> {
  /** Who may do this only; without it an owner, who may do everything. */
  as(...roles: readonly AdminRole[]): this {
    this.adminRoles = roles;
    return this;
  }

  protected make(api: TestApi): Promise<Admin> {
    return this.signUp<AdminId>(api, 'Admin');
  }
}

export const anEmployer = (): EmployerBuilder => new EmployerBuilder('Queen Street Cannabis');
export const aWorker = (): WorkerBuilder => new WorkerBuilder('Wanda Worker');
export const anAdmin = (): AdminBuilder => new AdminBuilder('Ada Admin');

const aFileKey = (): FileKey => `picture_${newId()}` as FileKey;

async function handIn(api: TestApi, userId: UserId, credential: Credential): Promise<void> {
  const certificateId = newId<CertificateId>();
  const fileKey = aFileKey();
  await api.app.get(ProfileRepository).addCertificate(userId, {
    id: certificateId,
    certificationName: CERTIFICATES[credential],
    certificationNumber: 'C-1024',
    issuedOn: null,
    expiresOn: null,
    fileKey,
  });
  await startReview(api, { userId, kind: 'certificate', certificateId, fileKey });
}

async function approveDocuments(api: TestApi, userId: UserId): Promise<void> {
  const documents = await api.app.get(DocumentRepository).ofUser(userId);
  const decision = { status: 'Approved', reason: null } as const;
  for (const { id } of Object.values(documents)) {
    await api.app.get(Transactions).run(() => api.app.get(DocumentReviews).decide(id, decision));
  }
}

async function submitDocuments(
  api: TestApi,
  userId: UserId,
  kinds: readonly DocumentKind[],
): Promise<void> {
  for (const kind of kinds) {
    await startReview(api, { userId, kind, certificateId: null, fileKey: aFileKey() });
  }
}

async function startReview(
  api: TestApi,
  subject: ReviewSubject & { readonly fileKey: FileKey },
): Promise<void> {
  const submittedAt = api.clock.now();
  const first = { submittedAt, backKey: null, earlierIds: [], replacedIds: [], isRestated: false };
  await api.app
    .get(Transactions)
    .run(() => api.app.get(DocumentRepository).startReview({ ...subject, ...first }));
}
