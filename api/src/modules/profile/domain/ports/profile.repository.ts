import type { UserId } from '../../../../core/ids.ts';
import type { Page, PageRequest } from '../../../../core/paging/page.ts';
import type { FileKey } from '../../../uploads/index.ts';
import type {
  Certificate,
  CertificateId,
  Identity,
  LocationId,
  PortraitChange,
  PosSystem,
  Profile,
  ProfileFields,
  ProfileHead,
  Supervisor,
  SupervisorId,
  SurveyAnswers,
  WorkLocation,
} from '../profile.ts';

/** What changes of a profile; what is absent stays, an empty text is taken out. */
export interface ProfileChanges extends ProfileFields {
  readonly posExperience?: readonly PosSystem[];
  readonly pictureKey?: FileKey;
}

export interface NewProfile {
  readonly userId: UserId;
  readonly usertype: Profile['usertype'];
  readonly name: string;
}

/** Profiles by their user. */
export abstract class ProfileRepository {
  abstract add(profile: NewProfile): Promise<void>;
  abstract find(userId: UserId): Promise<Profile | null>;
  abstract list(userIds: readonly UserId[]): Promise<readonly Profile[]>;
  abstract listHeads(userIds: readonly UserId[]): Promise<readonly ProfileHead[]>;
  /** Whose telephone number begins with one of those, by number. */
  abstract listByPhone(starts: readonly string[], page: PageRequest): Promise<Page<UserId>>;
  abstract change(userId: UserId, changes: ProfileChanges): Promise<Profile | null>;
  /** Whom the back office has approved, as the profile says it now. */
  abstract setApproved(userId: UserId, identity: Identity): Promise<void>;
  /** Notes that the picture was changed after the approval. */
  abstract notePortraitChange(userId: UserId, at: Date): Promise<void>;
  /** The latest first. */
  abstract listPortraitChanges(page: PageRequest): Promise<Page<PortraitChange>>;
  abstract setOnboarded(userId: UserId): Promise<void>;
  abstract addSupervisor(userId: UserId, supervisor: Supervisor): Promise<Profile | null>;
  /** Null where there is no such supervisor. */
  abstract changeSupervisor(userId: UserId, supervisor: Supervisor): Promise<Profile | null>;
  /** Null where there is no such supervisor. */
  abstract removeSupervisor(userId: UserId, id: SupervisorId): Promise<Profile | null>;
  abstract addLocation(userId: UserId, location: WorkLocation): Promise<Profile | null>;
  /** Null where there is no such location. */
  abstract changeLocation(userId: UserId, location: WorkLocation): Promise<Profile | null>;
  /** Null where there is no such location. */
  abstract removeLocation(userId: UserId, id: LocationId): Promise<Profile | null>;
  /** Null where there are too many. */
  abstract addCertificate(userId: UserId, certificate: Certificate): Promise<Profile | null>;
  /** Null where there is no such certificate. */
  abstract changeCertificate(userId: UserId, certificate: Certificate): Promise<Profile | null>;
  /** The certificate that was removed, or null. */
  abstract removeCertificate(userId: UserId, id: CertificateId): Promise<Certificate | null>;
  /** Null once an answer has legalToWork yes. */
  abstract addSurvey(userId: UserId, survey: SurveyAnswers): Promise<Profile | null>;
  abstract erase(userId: UserId): Promise<void>;
}
