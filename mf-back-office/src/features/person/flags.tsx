import type { PersonFlag } from '@leafshift/contracts/back-office';
import { Section } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { PersonLink } from '../desk/person-link.tsx';
import styles from './person.module.css';

/** What an account shares with others; nothing where it shares nothing. */
export function Flags({ flags }: { readonly flags: readonly PersonFlag[] }) {
  const { t } = useTranslation('mf-back-office');
  if (flags.length === 0) return null;
  return (
    <Section title={t('person.flags')}>
      <ul className={styles.list}>
        {flags.map(({ flag, users }) => (
          <li key={`${flag} ${users.map(({ _id }) => _id).join()}`} className={styles.entry}>
            <StatusMark kind="problem" variant="plain">
              {t(`person.flag.${flag}`)}
            </StatusMark>
            <span className={styles.buttons}>
              {users.map(({ _id, name }) => (
                <PersonLink key={_id} id={_id} name={name || t('person.closed')} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
