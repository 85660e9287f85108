import { setRoles, type TeamMember } from '@leafshift/contracts/back-office';
import { ADMIN_ROLES, type AdminRole } from '@leafshift/domain/admin-roles';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import { EntryCard, EntryStack } from '../desk/entry-card.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { AddMemberForm } from './add-member-form.tsx';
import { teamQuery } from './queries.ts';
import styles from './system.module.css';

/** Everybody of the back office, and what they may do. */
export function Team() {
  const { t } = useTranslation('mf-back-office');
  const query = useQuery(teamQuery(useShell().api));
  const [isAdding, setAdding] = useState(false);
  return (
    <Loaded query={query}>
      {(members) => (
        <EntryStack>
          {isAdding ? (
            <Card className={styles.member}>
              <AddMemberForm onDone={() => setAdding(false)} />
            </Card>
          ) : (
            <div>
              <Button type="primary" onClick={() => setAdding(true)}>
                {t('system.addTitle')}
              </Button>
            </div>
          )}
          {members.map((member) => (
            <Member key={`${member._id} ${member.adminRoles.join()}`} member={member} />
          ))}
        </EntryStack>
      )}
    </Loaded>
  );
}

function Member({ member }: { readonly member: TeamMember }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const [roles, setChosen] = useState<readonly AdminRole[]>(member.adminRoles);
  const save = (): Promise<void> =>
    act(
      () => api.send(setRoles, { params: { id: member._id }, body: { adminRoles: [...roles] } }),
      t('system.rolesToast'),
    );
  return (
    <EntryCard
      title={<bdi>{member.name}</bdi>}
      note={<bdi>{member.email}</bdi>}
      actions={<DeskButton onAct={save}>{t('system.saveRoles')}</DeskButton>}
    >
      <Checkbox.Group
        value={[...roles]}
        options={ADMIN_ROLES.map((value) => ({ value, label: t(`roles.name.${value}`) }))}
        onChange={(chosen) => setChosen(ADMIN_ROLES.filter((role) => chosen.includes(role)))}
      />
    </EntryCard>
  );
}
