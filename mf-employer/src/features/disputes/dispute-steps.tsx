import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { TimeZone } from '@leafshift/domain/time-zone';
import { Timeline } from '@leafshift/ui/timeline';
import { useTranslation } from 'react-i18next';
import { useSaidClaims } from './use-said-claims.ts';

interface DisputeStepsProps {
  readonly sheet: Timesheet;
  readonly zone: TimeZone;
}

type Decision = NonNullable<Timesheet['decision']>;

/** What was said in a dispute, by whom and when, and who has the next word. */
export function DisputeSteps({ sheet: { dispute, decision }, zone }: DisputeStepsProps) {
  const { t } = useTranslation('mf-employer');
  const { time, part } = useSaidClaims(zone);
  if (!dispute) return null;
  const { answer } = dispute;
  const explained = answer && !answer.agree ? [answer] : [];
  const steps = [
    {
      title: t('disputes.disputed'),
      at: time(dispute.at),
      words: dispute.reason,
      note: part(dispute),
    },
    ...explained.map(({ at, reason }) => ({
      title: t('disputes.youExplained'),
      at: time(at),
      words: reason,
    })),
    ...(decision
      ? [
          {
            title: t(END[endOf(decision)]),
            at: time(decision.at),
            words: decision.reason,
            note: part(decision),
          },
        ]
      : []),
  ];
  const isWithUs = explained.length > 0 && !decision;
  return (
    <Timeline
      label={t('disputes.steps')}
      steps={steps}
      next={isWithUs ? t('disputes.withUs') : null}
    />
  );
}

const END = {
  agreed: 'disputes.youAgreed',
  changed: 'disputes.changed',
  stands: 'disputes.stands',
  sentHome: 'disputes.sentHomeDecided',
} as const;

function endOf({ by, clockIn, sentHome = false }: Decision): keyof typeof END {
  if (by === 'employer') return 'agreed';
  if (sentHome) return 'sentHome';
  return clockIn === null ? 'stands' : 'changed';
}
