import type { OwnOffer } from '@leafshift/contracts/next-in-line';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shiftQuery } from '../shift/queries.ts';
import { ShiftSummary } from '../shift/shift-summary.tsx';
import styles from './next-in-line.module.css';
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
    <Section title={t('nextInLine.title')}>
      <ul className={styles.list}>
        {data.map((offer) => (
          <OfferedShift key={offer.postId} offer={offer} />
        ))}
      </ul>
    </Section>
  );
}

function OfferedShift({ offer }: { readonly offer: OwnOffer }) {
  const { api } = useShell();
  const { data: shift } = useQuery(shiftQuery(api, offer.postId));
  if (!shift) return null;
  return (
    <li className={styles.entry}>
      <Link to={`/find-work/${shift._id}`} className={styles.link}>
        <ShiftSummary shift={shift} />
      </Link>
      <OfferPanel offer={offer} shift={shift} />
    </li>
  );
}
