import type { ClockedProof } from '@leafshift/contracts/back-office';
import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { TimeZone } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { TimeOfDay } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import styles from './disputes.module.css';

interface BothSidesProps {
  readonly timesheet: Timesheet;
  readonly zone: TimeZone;
  /** How the worker's coming and going were recorded, where that is known. */
  readonly proof?:
    | { readonly in: ClockedProof | null; readonly out: ClockedProof | null }
    | undefined;
}

interface Side {
  readonly key: 'employerSays' | 'workerRecorded' | 'workerClaims';
  readonly clockIn: string | null;
  readonly clockOut: string | null;
  readonly breakMinutes: number | null;
  readonly proof: ReactNode;
}

/** The times of both sides below each other, with what speaks for them. */
export function BothSides({ timesheet, zone, proof }: BothSidesProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const { employer, worker, dispute } = timesheet;
  const sides: readonly Side[] = [
    { key: 'employerSays', ...employer, proof: null },
    { key: 'workerRecorded', ...worker, proof: <Proof proof={proof} /> },
    ...(dispute ? [{ key: 'workerClaims' as const, ...dispute, proof: null }] : []),
  ];
  const time = (at: string | null): ReactNode =>
    at === null ? t('disputes.none') : <TimeOfDay at={at} zone={zone} />;
  return (
    <DeskTable
      label={t('disputes.sides')}
      rows={sides}
      keyOf={({ key }) => key}
      columns={[
        { key: 'who', label: t('disputes.who'), show: ({ key }) => t(`disputes.${key}`) },
        { key: 'in', label: t('disputes.came'), show: ({ clockIn }) => time(clockIn) },
        { key: 'out', label: t('disputes.left'), show: ({ clockOut }) => time(clockOut) },
        {
          key: 'break',
          label: t('disputes.break'),
          show: ({ breakMinutes }) =>
            breakMinutes === null
              ? t('disputes.none')
              : t('disputes.minutes', { minutes: formats.number(breakMinutes) }),
        },
        { key: 'proof', label: t('disputes.proof'), show: ({ proof: shown }) => shown ?? '–' },
      ]}
    />
  );
}

/** Of coming and of going: with a code or not, accepted or not, and how far from the place. */
function Proof({ proof }: Pick<BothSidesProps, 'proof'>) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const moments = (['in', 'out'] as const).flatMap((moment) => {
    const time = proof?.[moment];
    return time ? [{ moment, ...time }] : [];
  });
  if (moments.length === 0) return '–';
  return (
    <ul className={styles.proofs}>
      {moments.map(({ moment, by, acceptedAt, metres }) => (
        <li key={moment}>
          <span className={styles.moment}>
            {t(moment === 'in' ? 'disputes.came' : 'disputes.left')}
          </span>{' '}
          {t(by === 'none' && acceptedAt !== null ? 'disputes.by.accepted' : `disputes.by.${by}`)} ·{' '}
          {metres === null
            ? t('disputes.noPlace')
            : t('disputes.metres', { metres: formats.number(metres) })}
        </li>
      ))}
    </ul>
  );
}
