import type {
  AnswerKind,
  AnswerTemplate,
  AnswerTemplateForm,
} from '@leafshift/contracts/applications';
import { ANSWER_KINDS } from '@leafshift/domain/applications';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { OwnAnswerRepository } from '../domain/answer-template.ts';
import { applicantTexts } from '../domain/applicant-texts.ts';

/** What a business answers applicants: our words in six languages, until it writes its own (APPLY-7). */
@Injectable()
export class AnswerTemplates {
  constructor(private readonly own: OwnAnswerRepository) {}

  async list(employerId: EmployerId): Promise<AnswerTemplate[]> {
    const own = await this.own.list(employerId);
    return ANSWER_KINDS.flatMap((kind) =>
      LANGUAGES.map((language) => {
        const answer = own.find((one) => one.kind === kind && one.language === language);
        return answer ? { ...answer, isOwn: true } : ours(kind, language);
      }),
    );
  }

  async set(
    employerId: EmployerId,
    kind: AnswerKind,
    language: Language,
    form: AnswerTemplateForm,
  ): Promise<AnswerTemplate> {
    await this.own.set(employerId, { kind, language, ...form });
    return { kind, language, ...form, isOwn: true };
  }

  async reset(
    employerId: EmployerId,
    kind: AnswerKind,
    language: Language,
  ): Promise<AnswerTemplate> {
    await this.own.reset(employerId, kind, language);
    return ours(kind, language);
  }
}

const ours = (kind: AnswerKind, language: Language): AnswerTemplate => {
  const t = applicantTexts(language);
  return {
    kind,
    language,
    subject: t(`template.${kind}.subject`),
    text: t(`template.${kind}.text`),
    isOwn: false,
  };
};
