import { type InvitationOffer, joinBusiness, lookAtInvitation } from '@leafshift/contracts/members';
import { messageOf } from '@leafshift/data-access';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { Starting } from '../../app/starting.tsx';
import { useCore, useSessionState } from '../../composition/core-context.ts';
import { AuthLayout } from '../form/auth-layout.tsx';
import { LinkQuestion } from '../mailed-links/link-question.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { InvitedAccountForm } from './invited-account-form.tsx';

/** `/accept-invitation`: asks who was invited to act for a business for an account, or takes the one that is signed in. */
export function Component() {
  const token = useLinkToken('/accept-invitation');
  return token === null ? <Navigate to="/login" replace /> : <Invitation token={token} />;
}

function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation('shell');
  const { api, session } = useCore();
  const state = useSessionState();
  const { offer, problem } = useOffer(token);
  if (problem !== null) {
    return (
      <AuthLayout
        title={t('invitation.title')}
        footer={<Link to="/login">{t('invitation.toLogin')}</Link>}
      >
        <p role="alert">{problem}</p>
      </AuthLayout>
    );
  }
  if (offer === null || state.status === 'loading') return <Starting />;

  const { business, role, email } = offer;
  const intro = t(`invitation.${role}`, { business });
  const join = async (): Promise<void> => {
    await api.send(joinBusiness, { body: { token } });
    await session.start();
  };
  return state.status === 'signed-in' ? (
    <LinkQuestion
      title={t('invitation.title')}
      text={`${intro} ${t('invitation.asYou', { email: state.user.email })}`}
      label={t('invitation.join')}
      done={t('invitation.joined', { business })}
      onConfirm={join}
    />
  ) : (
    <AuthLayout
      title={t('invitation.title')}
      intro={intro}
      footer={
        <Link to="/login" state={{ from: `/accept-invitation?token=${token}` }}>
          {t('invitation.haveAccount')}
        </Link>
      }
    >
      <InvitedAccountForm token={token} email={email} />
    </AuthLayout>
  );
}

/** What the link is about, or why it is good no more. */
function useOffer(token: string) {
  const { api } = useCore();
  const [offer, setOffer] = useState<InvitationOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    api.send(lookAtInvitation, { body: { token } }, { signal }).then(setOffer, (error: unknown) => {
      if (!signal.aborted) setProblem(messageOf(error));
    });
    return () => leaving.abort();
  }, [api, token]);

  return { offer, problem };
}
