import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import { BriefingForm, saveBriefing } from '@leafshift/contracts/briefings';
import type { Location } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import { ImageField } from '@leafshift/ui/image-upload';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { briefingsQuery } from './queries.ts';

const PARTS = ['entrance', 'clothing', 'contact'] as const;
const MOST = 500;

/** Opens what confirmed workers read of a location, to be written. */
export function BriefingButton({ location }: { readonly location: Location }) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setOpen] = useState(false);
  const label = t('briefing.action', { name: location.locationName });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="text"
        icon={<ReadOutlined aria-hidden />}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      />
      <FormModal
        isOpen={isOpen}
        title={t('briefing.title', { name: location.locationName })}
        onClose={close}
        centered
      >
        <p>{t('briefing.text')}</p>
        <Editor locationId={location._id} onSaved={close} />
      </FormModal>
    </>
  );
}

interface EditorProps {
  readonly locationId: string;
  readonly onSaved: () => void;
}

function Editor({ locationId, onSaved }: EditorProps) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(briefingsQuery(api));
  if (error && !data) return <ErrorState isCompact error={error} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton />;
  const briefing = data.find(({ location }) => location === locationId);
  return (
    <ZodForm
      schema={BriefingForm}
      defaultValues={{
        entrance: briefing?.entrance ?? '',
        clothing: briefing?.clothing ?? '',
        contact: briefing?.contact ?? '',
        photo: briefing?.photo ?? null,
      }}
      label={t('briefing.form')}
      onSubmit={async (body) => {
        await api.send(saveBriefing, { params: { locationId }, body });
        await client.invalidateQueries({ queryKey: briefingsQuery(api).queryKey });
        notify('Success', t('briefing.saved'));
        onSaved();
      }}
    >
      {PARTS.map((part) => (
        <TextAreaField
          key={part}
          optional
          name={part}
          label={t(`briefing.${part}`)}
          rows={2}
          maxLength={MOST}
        />
      ))}
      <ImageField api={api} kind="briefing-photo" name="photo" label={t('briefing.photo')} />
      <FormActions>
        <SubmitButton>{t('action.saveChanges')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
