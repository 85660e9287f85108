import type { BusinessMember, MemberInvitation } from '@leafshift/contracts/members';
import type { Location } from '@leafshift/contracts/profile';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { Card, Page, PageHeader } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberActs } from './acts/member-acts.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { storesQuery, teamQuery } from './queries.ts';
import styles from './team.module.css';
import { useMay } from './use-may.ts';
import { useTeamChanges } from './use-team-changes.ts';

/** /team: who acts for the business, as what and for which stores. */
export function TeamPage() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const user = useUser();
  const team = useQuery(teamQuery(api));
  const stores = useQuery(storesQuery(api));
  const { data: locations = [] } = stores;
  const mayReadActs = useMay('settings');
  const mayChange = user.business?.may.includes('members') ?? true;
  return (
    <Page>
      <PageHeader title={t('title.team')} actions={user.business && <LeaveButton />} />
      {team.data && (
        <People {...team.data} locations={locations} mayChange={mayChange} ownId={user._id} />
      )}
      {team.data && mayReadActs && <MemberActs members={team.data.members} />}
      {team.isPending && <ListSkeleton rows={4} />}
      {team.error && !team.data && (
        <ErrorState error={team.error} onRetry={team.refetch} isRetrying={team.isFetching} />
      )}
    </Page>
  );
}

interface PeopleProps {
  readonly members: readonly BusinessMember[];
  readonly invitations: readonly MemberInvitation[];
  readonly locations: readonly Location[];
  readonly mayChange: boolean;
  readonly ownId: string;
}

function People({ members, invitations, locations, mayChange, ownId }: PeopleProps) {
  const { t } = useTranslation('mf-employer');
  const list = (
    <MemberList members={members} locations={locations} mayChange={mayChange} ownId={ownId} />
  );
  if (!mayChange) return list;
  return (
    <div className={styles.columns}>
      <div className={styles.lists}>
        {list}
        {invitations.length > 0 && (
          <InvitationList invitations={invitations} locations={locations} />
        )}
      </div>
      <Card>
        <h2 className={styles.heading}>{t('team.invite')}</h2>
        <InviteForm locations={locations} />
      </Card>
    </div>
  );
}

function LeaveButton() {
  const { t } = useTranslation('mf-employer');
  const { leave } = useTeamChanges();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('team.leave')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('team.leaveTitle')}
        confirmLabel={t('team.leave')}
        isDangerous
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {t('team.leaveText')}
      </ConfirmDialog>
    </>
  );
}
