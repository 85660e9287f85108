import { verifyEmailByLink } from '@leafshift/contracts/users';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useCore } from '../composition/core-context.ts';
import { AuthLayout } from './auth-layout.tsx';
import { LinkQuestion } from './link-question.tsx';
import { MembersOnly } from './members-only.tsx';
import { useLinkToken } from './use-link-token.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

/** `/verify-email`: asks for the code of the mail, or, opened by its link, whether it was them. */
export function Component() {
  const { t } = useTranslation('shell');
  const { api, session } = useCore();
  const navigate = useNavigate();
  const token = useLinkToken('/verify-email');

  const verifyByLink = async (body: { readonly token: string }): Promise<void> => {
    await api.send(verifyEmailByLink, { body });
    await session.check();
  };

  if (token !== null) {
    return (
      <LinkQuestion
        title={t('verify.title')}
        text={t('verify.linkText')}
        label={t('verify.submit')}
        done={t('verify.done')}
        onConfirm={() => verifyByLink({ token })}
      />
    );
  }
  return (
    <MembersOnly>
      {(user) =>
        user.emailVerified ? (
          <Navigate to="/home" replace />
        ) : (
          <AuthLayout
            title={t('verify.title')}
            footer={<Link to="/home">{t('verify.later')}</Link>}
          >
            <VerifyEmailForm user={user} onVerified={() => void navigate('/home')} />
          </AuthLayout>
        )
      }
    </MembersOnly>
  );
}
