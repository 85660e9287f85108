import type { BusinessMember } from '@leafshift/contracts/members';
import type { Location } from '@leafshift/contracts/profile';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { FormActions, SubmitButton, ZodForm } from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TermsChoices, TermsFields, toFields, toTerms } from './terms-form.tsx';
import { useTeamChanges } from './use-team-changes.ts';

interface Props {
  readonly member: BusinessMember;
  readonly locations: readonly Location[];
  readonly onClose: () => void;
}

/** What somebody may do and for which stores; from here they are also taken out, or made owner instead. */
export function MemberDialog({ member, locations, onClose }: Props) {
  const { t } = useTranslation('mf-employer');
  const { change, remove, transfer } = useTeamChanges();
  const [asked, setAsked] = useState<'remove' | 'transfer' | null>(null);
  const { _id: id, name } = member;

  const confirm = async (): Promise<void> => {
    await (asked === 'remove' ? remove(id) : transfer(id));
    onClose();
  };
  return (
    <FormModal isOpen title={name} onClose={onClose}>
      <ZodForm
        schema={TermsFields}
        defaultValues={toFields(member)}
        label={name}
        onSubmit={async (fields) => {
          await change(id, toTerms(fields));
          onClose();
        }}
      >
        <TermsChoices locations={locations} />
        <FormActions>
          <Button danger size="large" onClick={() => setAsked('remove')}>
            {t('team.remove')}
          </Button>
          {member.role !== 'owner' && (
            <Button size="large" onClick={() => setAsked('transfer')}>
              {t('team.handOver')}
            </Button>
          )}
          <SubmitButton>{t('action.saveChanges')}</SubmitButton>
        </FormActions>
      </ZodForm>
      <ConfirmDialog
        isOpen={asked !== null}
        title={
          asked === 'transfer' ? t('team.handOverTitle', { name }) : t('team.removeTitle', { name })
        }
        confirmLabel={asked === 'transfer' ? t('team.handOver') : t('team.remove')}
        isDangerous
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {asked === 'transfer' ? t('team.handOverText') : t('team.removeText')}
      </ConfirmDialog>
    </FormModal>
  );
}
