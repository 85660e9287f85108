import type { MemberInvitation } from '@leafshift/contracts/members';
import type { Location } from '@leafshift/contracts/profile';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useStoresText } from './stores-text.ts';
import { useTeamChanges } from './use-team-changes.ts';

interface Props {
  readonly invitations: readonly MemberInvitation[];
  readonly locations: readonly Location[];
}

/** Who was invited and has not answered. */
export function InvitationList({ invitations, locations }: Props) {
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const storesText = useStoresText(locations);
  const { resend, revoke } = useTeamChanges();
  const again = useMutation({
    mutationFn: resend,
    onError: (error) => notify('Error', messageOf(error)),
  });
  return (
    <EntryList
      level={2}
      title={t('team.invitations')}
      emptyText={t('team.nobody')}
      onRemove={revoke}
      entries={invitations.map(({ _id, email, role, stores }) => ({
        id: _id,
        name: email,
        content: (
          <TwoLines first={email} second={`${t(`team.roles.${role}`)} · ${storesText(stores)}`} />
        ),
        actions: (
          <Button
            type="link"
            loading={again.isPending && again.variables === _id}
            aria-label={t('team.resendTo', { email })}
            onClick={() => again.mutate(_id)}
          >
            {t('team.resend')}
          </Button>
        ),
      }))}
    />
  );
}
