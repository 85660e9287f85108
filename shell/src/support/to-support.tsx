import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way to support, beside a text that names it. */
export function ToSupport() {
  const { t } = useTranslation('shell');
  return <Link to="/support">{t('support.link')}</Link>;
}
