import {
  changeMember,
  inviteMember,
  leaveBusiness,
  type MemberTerms,
  removeMember,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
} from '@leafshift/contracts/members';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamKey } from './queries.ts';

/** What owners do with their business's people. Each rejects with the reason of a refusal. */
export function useTeamChanges() {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();

  const done = async (call: Promise<unknown>, said: string): Promise<void> => {
    try {
      await call;
      notify('Success', said);
    } finally {
      await client.invalidateQueries({ queryKey: teamKey });
    }
  };
  const params = (id: string) => ({ params: { id } });
  return {
    invite: (email: string, terms: MemberTerms) =>
      done(api.send(inviteMember, { body: { email, ...terms } }), t('team.invited')),
    resend: (id: string) => done(api.send(resendInvitation, params(id)), t('team.resent')),
    revoke: (id: string) => done(api.send(revokeInvitation, params(id)), t('team.revoked')),
    change: (id: string, terms: MemberTerms) =>
      done(api.send(changeMember, { ...params(id), body: terms }), t('team.changed')),
    remove: (id: string) => done(api.send(removeMember, params(id)), t('team.removed')),
    transfer: (id: string) => done(api.send(transferOwnership, params(id)), t('team.handedOver')),
    leave: () => api.send(leaveBusiness, {}),
  };
}
