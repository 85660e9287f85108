import { ApplicationForm } from '@leafshift/contracts/applications';
import type { Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../core/errors/api-error.ts';
import type { PermanentPostingId } from '../../job-board/index.ts';
import { ApplyUseCase } from './apply.use-case.ts';
import { Resumes } from './resumes.ts';

interface FormPost {
  readonly bytes: Buffer;
  /** Of the request; it names what stands between the fields. */
  readonly contentType: string;
  readonly language: Language;
}

/** Applications from pages whose scripts have not run (APPLY-4). */
@Injectable()
export class FormPosts {
  constructor(
    private readonly resumes: Resumes,
    private readonly applyUseCase: ApplyUseCase,
  ) {}

  /** Where the browser goes next: the page of the form, which says that it was sent or what is wrong. */
  async take(
    postingId: PermanentPostingId,
    { bytes, contentType, language }: FormPost,
  ): Promise<string> {
    const next = (outcome: Record<string, string>) =>
      `/job-posting/${postingId}/apply?${new URLSearchParams({ ...outcome, lang: language })}`;
    const sent = await parsed(bytes, contentType);
    if (!sent) {
      return next({ problem: 'MALFORMED_BODY' });
    }
    try {
      const resume = sent.get('resume');
      const file = resume instanceof File && resume.size > 0 ? resume : null;
      const checked = ApplicationForm.safeParse({
        ...Object.fromEntries(
          ['name', 'email', 'phone', 'words', 'consent', 'website'].map((name) => [
            name,
            `${sent.get(name) ?? ''}`,
          ]),
        ),
        language,
        // Any file stands in for the words until it was looked at.
        ...(file && { resumeKey: 'x'.repeat(16) }),
      });
      if (!checked.success) {
        return next({ problem: checked.error.issues[0]?.message ?? 'VALIDATION_FAILED' });
      }
      const { resumeKey: _, ...form } = checked.data;
      const kept = file && (await this.resumes.takeIn(postingId, Buffer.from(await file.bytes())));
      await this.applyUseCase.execute(null, postingId, {
        ...form,
        ...(kept && { resumeKey: kept.key }),
      });
      return next({ sent: 'yes' });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) {
        return next({ problem: error.text });
      }
      throw error;
    }
  }
}

/** The fields of a multipart body; null for anything else. */
async function parsed(bytes: Buffer, contentType: string): Promise<FormData | null> {
  try {
    const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
    return await body.formData();
  } catch {
    // Whatever it is, it is no form of ours.
    return null;
  }
}
