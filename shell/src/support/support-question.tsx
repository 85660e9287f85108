import { askSupport, SupportForm } from '@leafshift/contracts/support';
import { SUPPORT_TOPICS } from '@leafshift/domain/support';
import { FormActions, RadioField, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCore } from '../composition/core-context.ts';
import { ownSupportKey } from './own-support.ts';

const MOST_WORDS = 2000;

/** The question; what is typed survives a reload under the name of `draft`. */
export function SupportQuestion({ draft }: { readonly draft: string }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const client = useQueryClient();
  const send = async (body: SupportForm): Promise<void> => {
    await api.send(askSupport, { body });
    alerts.notify('Success', t('support.sent'));
    client.invalidateQueries({ queryKey: ownSupportKey }).catch(reportError);
  };
  return (
    <Section title={t('support.ask')}>
      <ZodForm
        resets
        schema={SupportForm}
        defaultValues={{ topic: 'other', text: '' }}
        draft={{ name: draft }}
        label={t('support.ask')}
        onSubmit={send}
      >
        <RadioField
          name="topic"
          label={t('support.topic')}
          options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`support.topics.${value}`) }))}
        />
        <TextAreaField name="text" label={t('support.text')} rows={6} maxLength={MOST_WORDS} />
        <FormActions>
          <SubmitButton>{t('support.send')}</SubmitButton>
        </FormActions>
      </ZodForm>
    </Section>
  );
}
