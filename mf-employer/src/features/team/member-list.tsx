import type { BusinessMember } from '@leafshift/contracts/members';
import type { Location } from '@leafshift/contracts/profile';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberDialog } from './member-dialog.tsx';
import { useStoresText } from './stores-text.ts';

interface Props {
  readonly members: readonly BusinessMember[];
  readonly locations: readonly Location[];
  readonly mayChange: boolean;
  readonly ownId: string;
}

/** Everybody of the business; owners change what the others may do. */
export function MemberList({ members, locations, mayChange, ownId }: Props) {
  const { t } = useTranslation('mf-employer');
  const storesText = useStoresText(locations);
  const [changed, setChanged] = useState<BusinessMember | null>(null);
  return (
    <>
      <EntryList
        level={2}
        title={t('team.members')}
        emptyText={t('team.nobody')}
        entries={members.map((member) => ({
          id: member._id,
          name: member.name,
          content: (
            <TwoLines
              first={member._id === ownId ? t('team.you', { name: member.name }) : member.name}
              second={
                <>
                  {t(`team.roles.${member.role}`)} · {storesText(member.stores)} ·{' '}
                  <bdi>{member.email}</bdi>
                </>
              }
            />
          ),
          actions: mayChange && member._id !== ownId && (
            <Button
              type="link"
              aria-label={t('team.changeOf', { name: member.name })}
              onClick={() => setChanged(member)}
            >
              {t('team.change')}
            </Button>
          ),
        }))}
      />
      {changed && (
        <MemberDialog member={changed} locations={locations} onClose={() => setChanged(null)} />
      )}
    </>
  );
}
