import type { Types } from 'mongoose';
import type { IdOf, UserId } from '../../../core/ids.ts';
import { fromObjectId, newId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { NewProfile } from '../domain/ports/profile.repository.ts';
import type {
  Address,
  Certificate,
  CertificateId,
  LocationId,
  PortraitChange,
  Profile,
  ProfileFields,
  ProfileHead,
  ProfileId,
  Supervisor,
  SupervisorId,
  SurveyAnswers,
  SurveyId,
  WorkLocation,
} from '../domain/profile.ts';
import type {
  CertificateDocument,
  LocationDocument,
  ProfileDocument,
  SupervisorDocument,
  SurveyDocument,
} from './profile.schema.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'name',
  'bio',
  'phoneNumber',
  'birthDay',
  'businessType',
  'fullAddress',
  'address',
  'city',
  'province',
  'postalCode',
  'country',
  'latitude',
  'longitude',
  'precision',
] as const satisfies readonly (keyof ProfileFields)[];

export function toProfile(stored: ProfileDocument): Profile {
  const filled = FIELDS.filter((name) => stored[name] !== undefined && stored[name] !== null);
  return {
    ...(Object.fromEntries(filled.map((name) => [name, stored[name]])) as ProfileFields),
    id: fromObjectId<ProfileId>(stored._id),
    userId: fromObjectId<UserId>(stored.userId),
    usertype: stored.usertype,
    pictureKey: (stored.pictureKey ?? null) as FileKey | null,
    approved: stored.approved ?? null,
    posExperience: stored.posExperience,
    onboarded: stored.onboarded,
    surveys: stored.surveys.map(toSurvey),
    certificates: stored.certificates.map(toCertificate),
    supervisors: stored.supervisors.map(toSupervisor),
    locations: stored.locations.map(toLocation),
  };
}

export type HeadDocument = Pick<
  ProfileDocument,
  'userId' | 'usertype' | 'firstName' | 'lastName' | 'name' | 'pictureKey'
>;

export const toProfileHead = (stored: HeadDocument): ProfileHead => ({
  userId: fromObjectId<UserId>(stored.userId),
  usertype: stored.usertype,
  firstName: stored.firstName,
  lastName: stored.lastName,
  name: stored.name,
  pictureKey: (stored.pictureKey ?? null) as FileKey | null,
});

export type PortraitFields = Pick<ProfileDocument, 'portraitChangedAt' | 'portraitChanges'>;

export const toPortraitChange = (
  stored: HeadDocument & Required<PortraitFields>,
): PortraitChange => ({
  ...toProfileHead(stored),
  changedAt: stored.portraitChangedAt,
  changes: stored.portraitChanges,
});

export const emptyProfile = ({ userId, usertype, name }: NewProfile): ProfileDocument => ({
  _id: toObjectId(newId<ProfileId>()),
  userId: toObjectId(userId),
  usertype,
  name,
  pictureKey: null,
  posExperience: [],
  onboarded: false,
  surveys: [],
  certificates: [],
  supervisors: [],
  locations: [],
});

/** Moves an entity's id to where the database has it. */
export function withStoredId<Entity extends { readonly id: IdOf<string> }>({
  id,
  ...entity
}: Entity): Omit<Entity, 'id'> & { _id: Types.ObjectId } {
  return { _id: toObjectId(id), ...entity };
}

export const toCertificate = (stored: CertificateDocument): Certificate => ({
  id: fromObjectId<CertificateId>(stored._id),
  certificationName: stored.certificationName,
  certificationNumber: stored.certificationNumber,
  issuedOn: stored.issuedOn ?? null,
  expiresOn: stored.expiresOn ?? null,
  fileKey: stored.fileKey ?? null,
});

const toSurvey = (stored: SurveyDocument): SurveyAnswers => ({
  id: fromObjectId<SurveyId>(stored._id),
  date: stored.date,
  legalToWork: stored.legalToWork,
  convictedOfCrime: stored.convictedOfCrime,
  validDrivers: stored.validDrivers,
  yearsExperience: stored.yearsExperience,
  cannabisKnowledge: stored.cannabisKnowledge,
  posExperience: stored.posExperience,
});

const toSupervisor = (stored: SupervisorDocument): Supervisor => ({
  id: fromObjectId<SupervisorId>(stored._id),
  name: stored.name,
  phoneNumber: stored.phoneNumber,
  email: stored.email,
  ...(stored.photoKey && { photoKey: stored.photoKey }),
});

const toLocation = (stored: LocationDocument): WorkLocation => ({
  id: fromObjectId<LocationId>(stored._id),
  locationName: stored.locationName,
  ...addressOf(stored),
});

const addressOf = (stored: LocationDocument): Address => ({
  fullAddress: stored.fullAddress,
  address: stored.address,
  city: stored.city,
  province: stored.province,
  postalCode: stored.postalCode,
  country: stored.country,
  latitude: stored.latitude,
  longitude: stored.longitude,
  ...(stored.precision && { precision: stored.precision }),
});
