export { certificateHandedIn, documentWithdrawn } from './application/certificate-reviews.ts';
export {
  DocumentReviews,
  documentDecided,
  documentSubmitted,
} from './application/document-reviews.ts';
export { Profiles } from './application/profiles.ts';
export {
  type DocumentId,
  type DocumentKind,
  type DocumentStates,
  documentStatus,
  type ReviewedDocument,
  type ReviewSubject,
} from './domain/document.ts';
export type { OwnCertificate } from './domain/own-certificate.ts';
export { ComingShifts } from './domain/ports/coming-shifts.ts';
export { type WorkRecord, WorkRecords, type WorkTogether } from './domain/ports/work-records.ts';
export { WorkerBadges } from './domain/ports/worker-badges.ts';
export {
  displayName,
  homeOf,
  type Identity,
  identityOf,
  type LocationId,
  legalNameOf,
  type Profile,
  type SupervisorId,
} from './domain/profile.ts';
export { profileCollection } from './persistence/profile.schema.ts';
export { ProfileModule } from './profile.module.ts';
