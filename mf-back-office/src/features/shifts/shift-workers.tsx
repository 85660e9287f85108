import type { ShiftFile } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { Card } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { Money } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryStack } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { BothSides } from '../disputes/both-sides.tsx';
import { Words } from '../disputes/words.tsx';
import { LogTime } from '../log/log-time.tsx';
import { useLogWord } from '../log/use-log-word.ts';
import styles from './shifts.module.css';

type Assignment = ShiftFile['assignments'][number];

const MARKS: Readonly<Record<string, MarkKind>> = {
  requested: 'requested',
  confirmed: 'confirmed',
  clockedIn: 'confirmed',
  clockedOut: 'confirmed',
  completed: 'complete',
  noShow: 'problem',
};

/** Everybody who asked for a shift or was on it, with the hours as both sides have them. */
export function ShiftWorkers({ file }: { readonly file: ShiftFile }) {
  const { t } = useTranslation('mf-back-office');
  const { assignments } = file;
  if (assignments.length === 0) {
    return (
      <Card>
        <EmptyState isCompact title={t('shifts.nobody')} />
      </Card>
    );
  }
  return (
    <EntryStack>
      {assignments.map((assignment) => (
        <Worker key={assignment._id} assignment={assignment} file={file} />
      ))}
    </EntryStack>
  );
}

interface WorkerProps {
  readonly assignment: Assignment;
  readonly file: ShiftFile;
}

function Worker({ assignment, file: { shift } }: WorkerProps) {
  const { worker, state, requestedAt, release, timesheet, proof } = assignment;
  const { t } = useTranslation('mf-back-office');
  const wordOf = useLogWord();
  const formats = useFormats();
  return (
    <EntryCard
      title={<PersonLink id={worker._id} name={worker.name} />}
      marks={
        <StatusMark kind={MARKS[state] ?? 'cancelled'} variant="plain">
          {wordOf(state)}
        </StatusMark>
      }
      note={
        <>
          {t('shifts.requested')} <LogTime at={requestedAt} />
          {timesheet && <> · {t(`shifts.timesheet.${timesheet.state}`)}</>}
          {timesheet?.agreed && (
            <>
              {' · '}
              {formats.hours(timesheet.agreed.hours)}, <Money dollars={timesheet.agreed.pay} />
            </>
          )}
        </>
      }
    >
      {release && (
        <p>
          {t('shifts.released')} <LogTime at={release.at} />: <bdi>{release.reason}</bdi>
        </p>
      )}
      {timesheet ? (
        <>
          <BothSides timesheet={timesheet} zone={shift.timeZone} proof={proof} />
          <Words timesheet={timesheet} worker={worker.name} employer={shift.employer.name} />
        </>
      ) : (
        <p className={styles.quiet}>{t('shifts.noHours')}</p>
      )}
    </EntryCard>
  );
}
