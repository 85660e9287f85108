import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WaitingShiftById, WaitingShifts } from '../shift/waiting-shifts.tsx';
import { hoursToAcceptQuery } from './queries.ts';
import { SettledHours } from './settled-hours.tsx';

/** Submitted hours that I have not accepted yet, each settled with one tap. */
export function HomeHours() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data } = useQuery({
    ...hoursToAcceptQuery(api),
    enabled: mayOpenShiftDetails(useUser()),
  });
  if (!data || data.length === 0) return null;
  return (
    <WaitingShifts title={t('hours.title')}>
      {data.map((sheet) => (
        <WaitingShiftById key={sheet._id} id={sheet.postId}>
          {(shift) => <SettledHours shift={shift} sheet={sheet} />}
        </WaitingShiftById>
      ))}
    </WaitingShifts>
  );
}
