import type { Profile as ProfileAnswer, WorkerProfileView } from '@leafshift/contracts/profile';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infra/config/config.ts';
import { type FileKey, Uploads } from '../../uploads/index.ts';
import {
  type DocumentKind,
  type DocumentsOfUser,
  documentStatus,
  type ReviewedDocument,
  type ReviewsOfUser,
} from '../domain/document.ts';
import type { WorkRecord, WorkTogether } from '../domain/ports/work-records.ts';
import {
  type Certificate,
  displayName,
  type Profile,
  type SurveyAnswers,
} from '../domain/profile.ts';

/** Profiles as the API answers them: to their owner, and to an employer. */
@Injectable()
export class ProfileAnswers {
  constructor(
    private readonly uploads: Uploads,
    private readonly config: Config,
  ) {}

  /** The owner's own view, with short-lived links to their private files. */
  own(profile: Profile, { documents, certificates: reviews }: ReviewsOfUser): ProfileAnswer {
    const {
      id,
      userId,
      usertype: _,
      pictureKey,
      approved: _approved,
      posExperience,
      onboarded,
      surveys,
      certificates,
      supervisors,
      locations,
      ...fields
    } = profile;
    return {
      ...fields,
      _id: id,
      user: userId,
      ...(pictureKey && { profileImage: this.uploads.publicAddress(pictureKey) }),
      posExperience: [...posExperience],
      onboarding: onboarded,
      screeningSurvey: surveys.map(surveyAnswer),
      certificates: certificates.map((certificate) => ({
        ...this.#certificate(certificate),
        ...certificateReview(certificate, reviews.get(certificate.id)),
      })),
      identificationDocument: this.#document(documents, 'identificationDocument'),
      backgroundCheck: this.#document(documents, 'backgroundCheck'),
      businessLicence: this.#document(documents, 'businessLicence'),
      verificationGate: this.config.eligibility.gate,
      supervisor: supervisors.map(({ id: _id, photoKey, ...supervisor }) => ({
        _id,
        ...supervisor,
        ...(photoKey && { photo: this.uploads.publicAddress(photoKey) }),
      })),
      locations: locations.map(({ id: _id, ...location }) => ({ _id, ...location })),
    };
  }

  /** What an employer sees: no survey answers, birth date, documents or bank data (PRIVACY-1). */
  forEmployer(
    profile: Profile,
    reviews: ReviewsOfUser['certificates'],
    { rating, shiftsCompleted }: WorkRecord,
    together: WorkTogether,
  ): WorkerProfileView {
    return {
      _id: profile.userId,
      name: displayName(profile),
      profilePhoto: this.picture(profile),
      rating,
      shiftsCompleted,
      certificate: profile.certificates.map((certificate) => ({
        ...this.#certificate(certificate),
        ...(reviews.get(certificate.id)?.status === 'Approved' && { verified: true as const }),
      })),
      screeningSurvey: profile.surveys.map(({ date }) => ({ date: date.toISOString() })),
      bio: profile.bio ?? '',
      posExperience: [...profile.posExperience],
      withMe: togetherAnswer(together),
    };
  }

  /** The address of the profile picture, or null. */
  picture({ pictureKey }: Pick<Profile, 'pictureKey'>): string | null {
    return pictureKey && this.publicPicture(pictureKey);
  }

  publicPicture(key: FileKey): string {
    return this.uploads.publicAddress(key);
  }

  /** Short-lived links to a document's sides, for its owner or an admin. */
  documentLinks({ fileKey, backKey }: ReviewedDocument): {
    readonly uploadUrl: string;
    readonly backUrl?: string;
  } {
    return {
      uploadUrl: this.uploads.privateAddress(fileKey),
      ...(backKey && { backUrl: this.uploads.privateAddress(backKey) }),
    };
  }

  #certificate({ id, certificationName, certificationNumber, expiresOn, fileKey }: Certificate) {
    return {
      _id: id,
      certificationName,
      certificationNumber,
      ...(expiresOn && { expiresOn }),
      ...(fileKey && { certificateUrl: this.uploads.privateAddress(fileKey) }),
    };
  }

  #document(documents: DocumentsOfUser, kind: DocumentKind): ProfileAnswer[DocumentKind] {
    const document = documents[kind];
    return {
      status: documentStatus(documents, kind),
      ...(document && {
        ...this.documentLinks(document),
        submittedAt: document.submittedAt.toISOString(),
        ...(document.reason !== null && { reason: document.reason }),
        ...(document.decidedAt && { decidedAt: document.decidedAt.toISOString() }),
        ...(document.status === 'Pending' && document.isRestated && { mayReplace: true as const }),
      }),
    };
  }
}

const certificateReview = (
  { issuedOn }: Certificate,
  review: ReviewedDocument | undefined,
): Partial<ProfileAnswer['certificates'][number]> => ({
  ...(issuedOn && { issuedOn }),
  status: review?.status ?? 'Not Submitted',
  ...(review && review.reason !== null && { reason: review.reason }),
});

const togetherAnswer = ({ lastShifts, ...totals }: WorkTogether): WorkerProfileView['withMe'] => ({
  ...totals,
  lastShifts: lastShifts.map(({ shiftId, startsAt, stars, ...shift }) => ({
    ...shift,
    postId: shiftId,
    date: startsAt.toISOString(),
    rating: stars,
  })),
});

const surveyAnswer = ({ id, date, posExperience, ...answers }: SurveyAnswers) => ({
  ...answers,
  _id: id,
  date: date.toISOString(),
  posExperience: [...posExperience],
});
