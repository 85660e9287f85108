import type { Position } from '@leafshift/domain/distance';
import type { PlacePrecision } from '@leafshift/domain/places/precision';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { IdOf, UserId } from '../../../core/ids.ts';
import type { FileKey } from '../../uploads/index.ts';

export type ProfileId = IdOf<'Profile'>;
export type SupervisorId = IdOf<'Supervisor'>;
export type LocationId = IdOf<'Location'>;
export type CertificateId = IdOf<'Certificate'>;
export type SurveyId = IdOf<'Survey'>;

export type PosSystem = 'cova' | 'greenline' | 'other';
export type BusinessType = 'Retail' | 'Producer' | 'Agency';

/** An address as the address search yields it. */
export interface Address {
  readonly fullAddress: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** How exactly that point is known; absent where nobody has looked. */
  readonly precision?: PlacePrecision;
}

export interface Supervisor {
  readonly id: SupervisorId;
  readonly name: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** Absent where there is no picture. */
  readonly photoKey?: FileKey;
}

/** A place of work of an employer. */
export interface WorkLocation extends Address {
  readonly id: LocationId;
  readonly locationName: string;
}

export interface Certificate {
  readonly id: CertificateId;
  /** What its kind is stored as, see `CERTIFICATES`. */
  readonly certificationName: string;
  readonly certificationNumber: string;
  /** Null where its owner has not said. */
  readonly issuedOn: CalendarDay | null;
  readonly expiresOn: CalendarDay | null;
  readonly fileKey: FileKey | null;
}

export interface SurveyAnswers {
  readonly id: SurveyId;
  readonly date: Date;
  readonly legalToWork: 'yes' | 'no';
  readonly convictedOfCrime: 'yes' | 'no';
  readonly validDrivers: 'yes' | 'no';
  readonly yearsExperience: '0' | '1' | '2' | '3' | '4' | '5+';
  readonly cannabisKnowledge: number;
  readonly posExperience: readonly PosSystem[];
}

/** The single-value parts of a profile; absent until filled in. */
export interface ProfileFields extends Partial<Address> {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly name?: string;
  readonly bio?: string;
  readonly phoneNumber?: string;
  readonly birthDay?: CalendarDay;
  readonly businessType?: BusinessType;
}

/** Everything a user shows and submits about themselves. Every account has one. */
export interface Profile extends ProfileFields {
  readonly id: ProfileId;
  readonly userId: UserId;
  readonly usertype: 'Employer' | 'Temp' | 'Admin';
  readonly pictureKey: FileKey | null;
  /** Whom the back office last approved it for; null before the first approval. */
  readonly approved: Identity | null;
  readonly posExperience: readonly PosSystem[];
  /** Whether all required onboarding levels are reached. */
  readonly onboarded: boolean;
  readonly surveys: readonly SurveyAnswers[];
  readonly certificates: readonly Certificate[];
  readonly supervisors: readonly Supervisor[];
  readonly locations: readonly WorkLocation[];
}

/** Who somebody is, as identity document or licence shows it. */
export interface Identity {
  readonly name: string;
  /** Of a worker. */
  readonly birthDay?: CalendarDay;
}

/** A portrait that was changed after its owner was approved. */
export interface PortraitChange extends ProfileHead {
  readonly changedAt: Date;
  readonly changes: number;
}

/** What of a profile is shown beside a posting or in a list. */
export interface ProfileHead {
  readonly userId: UserId;
  readonly usertype: Profile['usertype'];
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly name?: string | undefined;
  readonly pictureKey: FileKey | null;
}

/** How a person or business is called: a worker by first and last name, a business by its name. */
export function displayName({
  usertype,
  firstName,
  lastName,
  name,
}: Pick<ProfileHead, 'usertype' | 'firstName' | 'lastName' | 'name'>): string {
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const [first, second] = usertype === 'Temp' ? [person, name] : [name, person];
  return first || second || 'Leafshift member';
}

/** Whom a profile says its owner to be. */
export const identityOf = (profile: Profile): Identity => ({
  name: displayName(profile),
  ...(profile.usertype === 'Temp' && profile.birthDay && { birthDay: profile.birthDay }),
});

/** A changed name counts once it is approved; before the first approval what was stated does. */
export const legalNameOf = ({ approved, firstName = '', lastName = '' }: Profile): string =>
  approved?.name ?? `${firstName} ${lastName}`.trim();

/** Where somebody lives, if their address has a place on the map. */
export const homeOf = (profile: Partial<Address> | undefined): Position | null =>
  typeof profile?.latitude === 'number' && typeof profile.longitude === 'number'
    ? { latitude: profile.latitude, longitude: profile.longitude }
    : null;
