import type { DisputedTimesheet } from '@leafshift/contracts/clockedtime';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Age } from '../desk/age.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { shiftQuery } from '../shifts/queries.ts';
import { BothSides } from './both-sides.tsx';
import { DecisionForm } from './decision-form.tsx';
import { Words } from './words.tsx';

/** One dispute: what both sides say, and what counts. */
export function Dispute({ dispute }: { readonly dispute: DisputedTimesheet }) {
  const { timesheet, worker, employer, since } = dispute;
  const { t } = useTranslation('mf-back-office');
  const trade = useTrade();
  const query = useQuery(shiftQuery(useShell().api, timesheet.postId));
  const shift = query.data?.shift;
  const proof = query.data?.assignments.find(({ _id }) => _id === timesheet._id)?.proof;
  return (
    <EntryCard
      title={
        <>
          <PersonLink id={worker._id} name={worker.name} /> –{' '}
          <PersonLink id={employer._id} name={employer.name} />
        </>
      }
      marks={<Age since={since} promisedHours={PROMISED_HOURS.disputes} />}
      note={
        shift && (
          <>
            <ShiftLink id={shift._id}>{trade(shift.jobTitle)}</ShiftLink> ·{' '}
            <bdi>{shift.locationName}</bdi>, <bdi>{query.data?.fullAddress}</bdi> ·{' '}
            <ShiftDate at={shift.date} zone={shift.timeZone} /> ·{' '}
            <ShiftTime start={shift.date} end={shift.endsAt} zone={shift.timeZone} />
          </>
        )
      }
    >
      <Words timesheet={timesheet} worker={worker.name} employer={employer.name} />
      {query.isError && (
        <ErrorState
          isCompact
          error={query.error}
          isRetrying={query.isRefetching}
          onRetry={() => query.refetch()}
        />
      )}
      {query.isPending && <FormSkeleton fields={3} />}
      {shift && (
        <>
          <BothSides timesheet={timesheet} zone={shift.timeZone} proof={proof} />
          <DecisionForm label={t('disputes.decide')} timesheet={timesheet} shift={shift} />
        </>
      )}
    </EntryCard>
  );
}
