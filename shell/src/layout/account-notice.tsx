import type { User } from '@leafshift/contracts/users';
import { Page } from '@leafshift/ui/page';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Above every page of a member who is suspended or under review; the page behind the link says more. */
export default function AccountNotice({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const what = user.suspended ? 'suspended' : 'underReview';
  return (
    <Page>
      <Alert
        type={user.suspended ? 'error' : 'warning'}
        showIcon
        title={
          <>
            {t(`account.${what}`)} <Link to="/suspension">{t('account.more')}</Link>
          </>
        }
      />
    </Page>
  );
}
