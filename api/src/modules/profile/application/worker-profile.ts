import {
  CERTIFICATES,
  type CertificateForm,
  type SurveyForm,
  type WorkerProfileView,
} from '@leafshift/contracts/profile';
import { textCode } from '@leafshift/domain/text-code';
import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse, refuseField } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Uploads } from '../../uploads/index.ts';
import { DocumentRepository } from '../domain/ports/document.repository.ts';
import { ProfileRepository } from '../domain/ports/profile.repository.ts';
import { WorkRecords } from '../domain/ports/work-records.ts';
import { WorkerBadges } from '../domain/ports/worker-badges.ts';
import type { Certificate, CertificateId, Profile, SurveyId } from '../domain/profile.ts';
import { CertificateReviews } from './certificate-reviews.ts';
import { ProfileAnswers } from './profile-answer.ts';

const STORED_NAMES: Readonly<Record<string, string>> = CERTIFICATES;

/** A worker's certificates and survey, and what an employer sees of them. */
@Injectable()
export class WorkerProfile {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly records: WorkRecords,
    private readonly badges: WorkerBadges,
    private readonly answers: ProfileAnswers,
    private readonly documents: DocumentRepository,
    private readonly reviews: CertificateReviews,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * With a picture it is reviewed. Throws UPLOAD_NOT_FOUND for an image that the worker did not upload,
   * TOO_MANY_CERTIFICATES or TOO_MANY_REQUESTS.
   */
  async addCertificate(workerId: WorkerId, form: CertificateForm): Promise<Profile> {
    if (form.certificateUrl !== undefined) {
      await this.reviews.count(workerId);
    }
    return this.transactions.run(async () => {
      const certificate = await this.#certificate(workerId, newId<CertificateId>(), form, null);
      const added = await this.profiles.addCertificate(workerId, certificate);
      await this.reviews.submit(workerId, certificate);
      return added ?? refuse('TOO_MANY_CERTIFICATES');
    });
  }

  /**
   * Hands one in again, after a rejection or with what has changed, also while it waits. Throws
   * NOT_FOUND, REVIEW_WAITS, UPLOAD_NOT_FOUND or TOO_MANY_REQUESTS.
   */
  async changeCertificate(
    workerId: WorkerId,
    id: CertificateId,
    form: CertificateForm,
  ): Promise<Profile> {
    await this.reviews.count(workerId);
    return this.transactions.run(async () => {
      const profile = await this.profiles.find(workerId);
      const before =
        profile?.certificates.find((certificate) => certificate.id === id) ?? refuse('NOT_FOUND');
      const certificate = await this.#certificate(workerId, id, form, before.fileKey);
      if (before.fileKey && before.fileKey !== certificate.fileKey) {
        await this.uploads.release(before.fileKey);
      }
      await this.reviews.submit(workerId, certificate);
      const changed = await this.profiles.changeCertificate(workerId, certificate);
      return changed ?? refuse('NOT_FOUND');
    });
  }

  async #certificate(
    workerId: WorkerId,
    id: CertificateId,
    { certificateName, certificateNumber, issuedOn, expiresOn, certificateUrl }: CertificateForm,
    fileKey: Certificate['fileKey'],
  ): Promise<Certificate> {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (issuedOn !== undefined && issuedOn > today) {
      refuseField('issuedOn', textCode('ISSUE_DATE_NOT_PAST'));
    }
    return {
      id,
      certificationName: STORED_NAMES[certificateName] ?? certificateName,
      certificationNumber: certificateNumber,
      issuedOn: dayOrNull(issuedOn),
      expiresOn: dayOrNull(expiresOn),
      fileKey:
        certificateUrl === undefined
          ? fileKey
          : await this.uploads.claim(workerId, 'certificate', certificateUrl),
    };
  }

  /** Throws NOT_FOUND. */
  async removeCertificate(workerId: WorkerId, id: CertificateId): Promise<Profile> {
    return this.transactions.run(async () => {
      const removed = await this.profiles.removeCertificate(workerId, id);
      if (removed?.fileKey) {
        await this.uploads.release(removed.fileKey);
        await this.reviews.withdraw(workerId, id);
      }
      return (removed && (await this.profiles.find(workerId))) ?? refuse('NOT_FOUND');
    });
  }

  /** Throws NOT_LEGAL_TO_WORK, or SURVEY_ALREADY_COMPLETED. */
  async answerSurvey(workerId: WorkerId, form: SurveyForm): Promise<Profile> {
    if (form.legalToWork === 'no') {
      refuse('NOT_LEGAL_TO_WORK');
    }
    const survey = { ...form, id: newId<SurveyId>(), date: this.clock.now() };
    return (await this.profiles.addSurvey(workerId, survey)) ?? refuse('SURVEY_ALREADY_COMPLETED');
  }

  /** Throws NOT_FOUND for a worker who has nothing to do with any shift of the employer. */
  async showTo(employerId: EmployerId, workerId: WorkerId): Promise<WorkerProfileView> {
    const record = await this.records.findForEmployer(employerId, workerId);
    const profile = record && (await this.profiles.find(workerId));
    if (!record || !profile) {
      return refuse('NOT_FOUND');
    }
    const together = await this.records.together(employerId, workerId);
    const badges = (await this.badges.of([workerId])).get(workerId) ?? [];
    const { certificates } = await this.documents.reviewsOf(workerId);
    return {
      ...this.answers.forEmployer(profile, certificates, record, together),
      badges: [...badges],
    };
  }
}

const dayOrNull = (day: string | undefined): CalendarDay | null =>
  day === undefined ? null : toCalendarDay(day);
