import type { Suspension } from '@leafshift/contracts/suspensions';
import type { UserType } from '@leafshift/contracts/users';

import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useOwnTime } from '../../app/use-own-time.ts';
import styles from './suspension.module.css';

const STILL_WORKS = {
  Temp: ['read', 'paid', 'profile'],
  Employer: ['read', 'billed', 'hidden'],
  Admin: ['read'],
} as const satisfies Record<UserType, readonly string[]>;

interface Props {
  readonly suspension: Suspension;
  readonly usertype: UserType;
}

/** Why, since when and until when, and what still works. Times are the reader's own. */
export function SuspensionFacts({ suspension, usertype }: Props) {
  const { t } = useTranslation('shell');
  const ownTime = useOwnTime();
  const { reason, words, since, until } = suspension;
  return (
    <>
      <Section title={t('suspension.why')}>
        <div className={styles.text}>
          {reason === 'late-cancellation' && <p>{t('suspension.lateCancellation')}</p>}
          {words && (
            <p className={styles.words} dir="auto">
              {words}
            </p>
          )}
          <p>
            {until ? t('suspension.until', { at: ownTime(until) }) : t('suspension.untilDecided')}
          </p>
          <p className={styles.quiet}>{t('suspension.since', { at: ownTime(since) })}</p>
        </div>
      </Section>
      <Section title={t('suspension.stillWorks')}>
        <ul className={styles.list}>
          {STILL_WORKS[usertype].map((what) => (
            <li key={what}>{t(`suspension.works.${what}`)}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
