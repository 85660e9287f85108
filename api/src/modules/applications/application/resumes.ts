import type { SentResume } from '@leafshift/contracts/applications';
import type { ErrorCode } from '@leafshift/contracts/core';
import { MAX_RESUME_BYTES, MAX_RESUME_PAGES } from '@leafshift/domain/applications';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import type { PdfProblem } from '../../../infra/storage/pdf-cleaning.ts';
import { takeInPdf } from '../../../infra/storage/pdf-intake.ts';
import { PermanentBoard, type PermanentPostingId } from '../../job-board/index.ts';
import { Uploads } from '../../uploads/index.ts';
import { ApplicantLimits } from './applicant-limits.ts';

const REFUSALS: Readonly<Record<PdfProblem, ErrorCode>> = {
  'not-a-pdf': 'RESUME_NOT_PDF',
  protected: 'RESUME_PROTECTED',
  'not-safe': 'RESUME_NOT_SAFE',
  'too-long': 'RESUME_TOO_LONG',
};

/** Résumés as they arrive from anybody: cleaned before anything is kept of them (APPLY-2). */
@Injectable()
export class Resumes {
  constructor(
    private readonly board: PermanentBoard,
    private readonly uploads: Uploads,
    private readonly limits: ApplicantLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a résumé for a day, for an application to the posting. Throws NOT_FOUND, TOO_LARGE,
   * TOO_MANY_REQUESTS, or what is wrong with the file.
   */
  async takeIn(postingId: PermanentPostingId, bytes: Buffer): Promise<SentResume> {
    await this.limits.countResume();
    const posting = (await this.board.find(postingId, this.clock.now())) ?? refuse('NOT_FOUND');
    if (bytes.length > MAX_RESUME_BYTES) {
      refuse('TOO_LARGE');
    }
    const cleaned = await takeInPdf(bytes, MAX_RESUME_PAGES);
    if (!cleaned.isClean) {
      return refuse(REFUSALS[cleaned.problem]);
    }
    const key = await this.uploads.keep(posting.employerId, 'resume', {
      contentType: 'application/pdf',
      bytes: Buffer.from(cleaned.bytes),
    });
    return { key, pages: cleaned.pages, size: cleaned.bytes.length };
  }
}
