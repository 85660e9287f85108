export { DocumentReviews, documentSubmitted } from './api/document-reviews.ts';
export { type PersonCard, Profiles } from './api/profiles.ts';
export {
  type DocumentId,
  type DocumentKind,
  type DocumentsOfUser,
  documentStatus,
  type ReviewedDocument,
} from './domain/document.ts';
export { type WorkRecord, WorkRecords, type WorkTogether } from './domain/ports/work-records.ts';
export {
  displayName,
  type LocationId,
  type Profile,
  type Supervisor,
  type SupervisorId,
  type WorkLocation,
} from './domain/profile.ts';
export { ProfileModule } from './profile.module.ts';
