import type { Supervisor } from '@leafshift/contracts/profile';
import {
  addSupervisorMutation,
  changeSupervisorMutation,
  removeSupervisorMutation,
} from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { SupervisorForm, SupervisorList } from '@leafshift/ui/supervisors';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddInModal } from './add-in-modal.tsx';
import { EditInModal } from './edit-in-modal.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Who receives the workers: add, edit and remove. */
export function SupervisorsSection({
  supervisors,
}: {
  readonly supervisors: readonly Supervisor[];
}) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const add = useMutation(addSupervisorMutation(api));
  const change = useMutation(changeSupervisorMutation(api));
  const remove = useMutation(removeSupervisorMutation(api));
  return (
    <ProfileSection
      id="supervisors"
      title={t('profile.supervisors')}
      action={
        <AddInModal label={t('profile.addSupervisor')}>
          {(close) => (
            <SupervisorForm
              api={api}
              onSubmit={async (supervisor) => {
                await add.mutateAsync(supervisor);
                notify('Success', t('toast.supervisorAdded'));
                close();
              }}
            />
          )}
        </AddInModal>
      }
    >
      <SupervisorList
        supervisors={supervisors}
        actionsOf={({ _id: id, ...supervisor }) => (
          <EditInModal name={supervisor.name} title={t('profile.editSupervisor')}>
            {(close) => (
              <SupervisorForm
                api={api}
                initial={supervisor}
                submitLabel={t('action.saveChanges')}
                onSubmit={async (body) => {
                  await change.mutateAsync({ id, body });
                  notify('Success', t('toast.supervisorUpdated'));
                  close();
                }}
              />
            )}
          </EditInModal>
        )}
        onRemove={async (id) => {
          await remove.mutateAsync(id);
          notify('Success', t('toast.supervisorRemoved'));
        }}
      />
    </ProfileSection>
  );
}
