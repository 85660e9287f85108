import type { AnswerKind, Application } from '@leafshift/contracts/applications';
import { ANSWER_KINDS } from '@leafshift/domain/applications';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { TimeAgo } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerForm } from './answer-form.tsx';
import styles from './applicants.module.css';
import { answerTemplatesQuery } from './queries.ts';

/** Answers by template, in the language in which the applicant wrote, and those that were sent (APPLY-7). */
export function AnswerApplicant({ application }: { readonly application: Application }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const headingId = useId();
  const [kind, setKind] = useState<AnswerKind | null>(null);
  const templates = useQuery({ ...answerTemplatesQuery(api), enabled: kind !== null });
  const template = templates.data?.templates.find(
    (one) => one.kind === kind && one.language === application.language,
  );
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('applicants.answer')}
      </h3>
      <div className={styles.kinds}>
        {ANSWER_KINDS.map((one) => (
          <Button
            key={one}
            type={one === kind ? 'primary' : 'default'}
            aria-pressed={one === kind}
            onClick={() => setKind(one === kind ? null : one)}
          >
            {t(`applicants.kinds.${one}`)}
          </Button>
        ))}
      </div>
      {template && (
        <AnswerForm
          key={template.kind}
          application={application}
          template={template}
          onSent={() => setKind(null)}
        />
      )}
      {kind && templates.isPending && <ListSkeleton rows={2} />}
      {kind && templates.error && (
        <ErrorState error={templates.error} onRetry={templates.refetch} />
      )}
      <ul className={styles.entries}>
        {application.answers.toReversed().map((answer) => (
          <li key={answer._id}>
            <strong dir="auto">{answer.subject}</strong>
            <p className={styles.words} dir="auto">
              {answer.text}
            </p>
            <span className={styles.quiet}>
              {t(`applicants.kinds.${answer.kind}`)} · <TimeAgo at={answer.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
