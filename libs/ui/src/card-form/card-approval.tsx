import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { FormActions, SubmitButton, ZodForm } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  /** Where the card's owner approves it. */
  readonly url: string;
  /** The owner says that they have; rejects with an `ApiError` when the provider knows nothing of it. */
  readonly onApproved: () => Promise<void>;
  /** The owner comes back to this window; perhaps they have. */
  readonly onReturn: () => void;
  readonly onBack: () => void;
}

const Nothing = z.strictObject({});

/** Sends the owner of a card to their bank, and waits for them to come back. */
export function CardApproval({ url, onApproved, onReturn, onBack }: Props) {
  const t = useUiText();
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = () => comeBack();
    window.addEventListener('focus', listen);
    return () => window.removeEventListener('focus', listen);
  }, []);

  return (
    <ZodForm schema={Nothing} defaultValues={{}} onSubmit={onApproved} label={t('card.title')}>
      <Alert
        type="info"
        showIcon
        role="status"
        title={t('card.approveTitle')}
        description={t('card.approveText')}
      />
      <Button href={url} target="_blank" rel="noopener" size="large" type="primary" block>
        {t('card.approve')}
      </Button>
      <FormActions>
        <Button size="large" onClick={onBack}>
          {t('action.back')}
        </Button>
        <SubmitButton quiet>{t('card.approved')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
