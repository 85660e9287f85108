import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WaitingShiftById, WaitingShifts } from '../shift/waiting-shifts.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { ownOffersQuery } from './queries.ts';

/** Free places that are mine to take; nothing where there are none. */
export function HomeOffers() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data } = useQuery({
    ...ownOffersQuery(api),
    enabled: mayOpenShiftDetails(useUser()),
  });
  if (!data || data.length === 0) return null;
  return (
    <WaitingShifts title={t('nextInLine.title')}>
      {data.map((offer) => (
        <WaitingShiftById key={offer.postId} id={offer.postId}>
          {(shift) => <OfferPanel offer={offer} shift={shift} />}
        </WaitingShiftById>
      ))}
    </WaitingShifts>
  );
}
