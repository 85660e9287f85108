import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { useFormats } from '@leafshift/i18n';
import { Timeline } from '@leafshift/ui/timeline';
import { useTranslation } from 'react-i18next';

interface WordsProps {
  readonly timesheet: Timesheet;
  readonly worker: string;
  readonly employer: string;
}

/** What both sides have written, and what the employer has changed, oldest first. */
export function Words({ timesheet, worker, employer }: WordsProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (instant: string): string =>
    `${formats.date(instant, zone)}, ${formats.time(instant, zone)}`;
  const { corrections, dispute, decision } = timesheet;
  const steps = corrections.map((correction) => ({
    title: t('disputes.corrected', { name: employer }),
    at: at(correction.at),
    words: correction.reason,
  }));
  if (dispute) {
    steps.push({
      title: t('disputes.disputed', { name: worker }),
      at: at(dispute.at),
      words: dispute.reason,
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
    });
  }
  if (steps.length === 0) return null;
  return (
    <Timeline
      label={t('disputes.words')}
      steps={steps}
      next={
        dispute && !dispute.answer && !decision ? t('disputes.noAnswer', { name: employer }) : null
      }
    />
  );
}
