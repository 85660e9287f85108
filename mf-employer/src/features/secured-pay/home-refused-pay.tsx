import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securedPayQuery } from './queries.ts';
import { RefusedPay } from './refused-pay.tsx';
import styles from './secured-pay.module.css';

/** Shifts whose pay my card refused, with what mends it; nothing where there are none. */
export function HomeRefusedPay() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { data } = useQuery(securedPayQuery(api));
  const refused = (data?.shifts ?? []).filter(({ state }) => state === 'refused');
  if (refused.length === 0) return null;
  return (
    <Section title={t('securedPay.title')}>
      <ul className={styles.list}>
        {refused.map((pay) => (
          <li key={pay.postId} className={styles.entry}>
            <RefusedPay pay={pay} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
