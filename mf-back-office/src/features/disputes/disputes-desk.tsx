import { useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WaitingList } from '../desk/waiting-list.tsx';
import { Dispute } from './dispute.tsx';
import { disputesQuery } from './queries.ts';

/** Hours on which both sides do not agree, to be decided. */
export function DisputesDesk() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(disputesQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('disputes.empty')}>
      {(dispute) => <Dispute key={dispute.timesheet._id} dispute={dispute} />}
    </WaitingList>
  );
}
