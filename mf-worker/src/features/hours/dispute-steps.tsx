import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { useFormats } from '@leafshift/i18n';
import { Timeline } from '@leafshift/ui/timeline';
import { useTranslation } from 'react-i18next';

interface DisputeStepsProps {
  readonly sheet: Timesheet;
  readonly timeZone: string;
}

type Decision = NonNullable<Timesheet['decision']>;
type Claim = Omit<Decision, 'at' | 'by' | 'reason'>;

/** What was said in my dispute, by whom and when, and who has the next word. */
export function DisputeSteps({ sheet: { dispute, decision }, timeZone }: DisputeStepsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  if (!dispute) return null;
  const { answer } = dispute;
  const time = (instant: string): string =>
    `${formats.date(instant, timeZone)}, ${formats.time(instant, timeZone)}`;
  const claim = ({ clockIn, clockOut, breakMinutes, sentHome = false }: Claim): string | null => {
    const times =
      clockIn && clockOut
        ? [t('hours.times', { from: time(clockIn), to: time(clockOut), minutes: breakMinutes })]
        : [];
    const parts = sentHome ? [...times, t('hours.wasSentHome')] : times;
    return parts.length > 0 ? parts.join(' · ') : null;
  };
  const explained = answer && !answer.agree ? [answer] : [];
  const steps = [
    {
      title: t('hours.youDisputed'),
      at: time(dispute.at),
      words: dispute.reason,
      note: claim(dispute),
    },
    ...explained.map(({ at, reason }) => ({
      title: t('hours.explained'),
      at: time(at),
      words: reason,
    })),
    ...(decision
      ? [
          {
            title: t(END[endOf(decision)]),
            at: time(decision.at),
            words: decision.reason,
            note: claim(decision),
          },
        ]
      : []),
  ];
  const next =
    explained.length > 0
      ? t('hours.withUs')
      : t('hours.answerBy', { time: time(dispute.answerBy) });
  return <Timeline label={t('hours.steps')} steps={steps} next={decision ? null : next} />;
}

const END = {
  agreed: 'hours.agreed',
  changed: 'hours.changed',
  stands: 'hours.stands',
  sentHome: 'hours.sentHomeDecided',
} as const;

function endOf({ by, clockIn, sentHome = false }: Decision): keyof typeof END {
  if (by === 'employer') return 'agreed';
  if (sentHome) return 'sentHome';
  return clockIn === null ? 'stands' : 'changed';
}
