import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WaitingEntries } from '../shift/waiting-entry.tsx';
import { securedPayQuery } from './queries.ts';
import { RefusedPay } from './refused-pay.tsx';

/** Shifts whose pay my card refused, with what mends it; nothing where there are none. */
export function HomeRefusedPay() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { data } = useQuery(securedPayQuery(api));
  const refused = (data?.shifts ?? []).filter(({ state }) => state === 'refused');
  if (refused.length === 0) return null;
  return (
    <WaitingEntries title={t('securedPay.title')}>
      {refused.map((pay) => (
        <li key={pay.postId}>
          <RefusedPay pay={pay} />
        </li>
      ))}
    </WaitingEntries>
  );
}
