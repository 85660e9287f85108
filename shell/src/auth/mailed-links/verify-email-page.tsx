import { type User, verifyEmailByLink } from '@leafshift/contracts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import { AuthLayout } from '../form/auth-layout.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { PasskeyOffer } from '../passkeys/passkey-offer.tsx';
import { MembersOnly } from '../session/members-only.tsx';
import { LinkQuestion } from './link-question.tsx';
import { useLinkToken } from './use-link-token.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

/** `/verify-email`: asks for the code of the mail and then offers a passkey; by its link, asks whether it was them. */
export function Component() {
  const { t } = useTranslation('shell');
  const { api, session } = useCore();
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
  return <MembersOnly>{(user) => <VerifyEmail user={user} />}</MembersOnly>;
}

function VerifyEmail({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [hadVerified] = useState(user.emailVerified);
  if (user.emailVerified && !hadVerified && canUsePasskeys()) {
    return <PasskeyOffer onDone={() => void navigate('/home')} />;
  }
  if (user.emailVerified) return <Navigate to="/home" replace />;
  return (
    <AuthLayout title={t('verify.title')} footer={<Link to="/home">{t('verify.later')}</Link>}>
      <VerifyEmailForm user={user} />
    </AuthLayout>
  );
}
