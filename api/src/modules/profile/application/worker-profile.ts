import {
  CERTIFICATES,
  type CertificateForm,
  type SurveyForm,
  type WorkerProfileView,
} from '@leafshift/contracts/profile';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Uploads } from '../../uploads/index.ts';
import { ProfileRepository } from '../domain/ports/profile.repository.ts';
import { WorkRecords } from '../domain/ports/work-records.ts';
import { WorkerBadges } from '../domain/ports/worker-badges.ts';
import type { CertificateId, Profile, SurveyId } from '../domain/profile.ts';
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
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws UPLOAD_NOT_FOUND for an image that the worker did not upload. */
  async addCertificate(workerId: WorkerId, form: CertificateForm): Promise<Profile> {
    return this.transactions.run(async () => {
      const fileKey =
        form.certificateUrl === undefined
          ? null
          : await this.uploads.claim(workerId, 'certificate', form.certificateUrl);
      const added = await this.profiles.addCertificate(workerId, {
        id: newId<CertificateId>(),
        certificationName: STORED_NAMES[form.certificateName] ?? form.certificateName,
        certificationNumber: form.certificateNumber,
        fileKey,
      });
      return added ?? refuse('NOT_FOUND');
    });
  }

  /** Throws NOT_FOUND. */
  async removeCertificate(workerId: WorkerId, id: CertificateId): Promise<Profile> {
    return this.transactions.run(async () => {
      const removed = await this.profiles.removeCertificate(workerId, id);
      if (removed?.fileKey) {
        await this.uploads.release(removed.fileKey);
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
    return { ...this.answers.forEmployer(profile, record, together), badges: [...badges] };
  }
}
