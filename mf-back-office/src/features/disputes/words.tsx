import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { isolated, useFormats } from '@leafshift/i18n';
import { Timeline } from '@leafshift/ui/timeline';
import { useTranslation } from 'react-i18next';

interface WordsProps {
  readonly timesheet: Timesheet;
  readonly worker: string;
  readonly employer: string;
}

interface Step {
  readonly title: string;
  readonly at: string;
  readonly words: string;
  readonly note?: string | null;
}

/** What both sides have written, why the worker is said to have left, and what the employer has changed, oldest first. */
export function Words({ timesheet, worker, employer }: WordsProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (instant: string): string =>
    `${formats.date(instant, zone)}, ${formats.time(instant, zone)}`;
  const { corrections, dispute, decision } = timesheet;
  const steps: Step[] = corrections.map((correction) => ({
    title: t('disputes.corrected', { name: employer }),
    at: at(correction.at),
    words: correction.reason,
  }));
  if (dispute) {
    steps.push({
      title: t('disputes.disputed', { name: worker }),
      at: at(dispute.at),
      words: dispute.reason,
      note: dispute.sentHome ? t('disputes.saysSentHome') : null,
    });
  }
  if (dispute?.answer) {
    steps.push({
      title: t('disputes.answered', { name: employer }),
      at: at(dispute.answer.at),
      words: dispute.answer.reason,
    });
  }
  if (decision) {
    steps.push({
      title: t(`disputes.decided.${decision.by}`, { name: employer }),
      at: at(decision.at),
      words: decision.reason,
      note: decision.sentHome ? t('disputes.wasSentHome') : null,
    });
  }
  const { leftByChoice } = timesheet.employer;
  return (
    <>
      {leftByChoice !== undefined && (
        <p>
          {t('disputes.leftByChoice', { name: isolated(employer), reason: isolated(leftByChoice) })}
        </p>
      )}
      {steps.length > 0 && (
        <Timeline
          label={t('disputes.words')}
          steps={steps}
          next={
            dispute && !dispute.answer && !decision
              ? t('disputes.noAnswer', { name: employer })
              : null
          }
        />
      )}
    </>
  );
}
