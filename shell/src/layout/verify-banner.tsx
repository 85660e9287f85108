import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Stays on every page until the address is verified. */
export default function VerifyBanner({ email }: { readonly email: string }) {
  const { t } = useTranslation('shell');
  return (
    <Alert
      banner
      type="warning"
      title={t('verify.banner', { email })}
      action={<Link to="/verify-email">{t('verify.enter')}</Link>}
    />
  );
}
