import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { isolated } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import styles from './hours.module.css';

/** Why the employer says that I left because I wanted to; nothing where they do not. */
export function LeftByChoice({ sheet }: { readonly sheet: Timesheet }) {
  const { t } = useTranslation('mf-worker');
  const why = sheet.employer.leftByChoice;
  if (why === undefined) return null;
  return <p className={styles.note}>{t('hours.leftByChoice', { reason: isolated(why) })}</p>;
}
