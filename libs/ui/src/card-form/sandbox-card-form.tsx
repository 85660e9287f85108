import type { CardEntry } from '@leafshift/contracts/stripe';
import { ApiError } from '@leafshift/data-access';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { FieldRow, FormActions, SubmitButton, TextField, ZodForm } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { CardSchema, groupDigits, slashExpiry } from './card-schema.ts';
import { type CardOutcome, checkSandboxCard, confirmSandboxCard } from './confirm-sandbox-card.ts';

interface Props {
  readonly entry: CardEntry;
  /** The card is confirmed at the provider and can be saved. */
  readonly onConfirmed: () => Promise<void>;
  readonly onBack: () => void;
}

const providerDown = (msg: string): ApiError =>
  new ApiError({ statusCode: 503, code: 'PAYMENT_PROVIDER_DOWN', msg });

const refusedAs = (outcome: Extract<CardOutcome, { kind: 'refused' }>): ApiError =>
  new ApiError({
    statusCode: 402,
    code: 'CARD_DECLINED',
    msg: outcome.message,
    errors: outcome.field ? [{ path: outcome.field, msg: outcome.message }] : [],
  });

/** Card entry at the sandbox provider, said to be one; the number goes to it and nowhere else. */
export function SandboxCardForm({ entry, onConfirmed, onBack }: Props) {
  const t = useUiText();
  const [approval, setApproval] = useState<string | null>(null);

  const settle = async (asking: Promise<CardOutcome>): Promise<void> => {
    const outcome = await asking.catch(() => {
      throw providerDown(t('card.providerDown'));
    });
    if (outcome.kind === 'refused') throw refusedAs(outcome);
    if (outcome.kind === 'authenticate') {
      setApproval(outcome.url);
      return;
    }
    await onConfirmed();
  };

  const submit = ({ number, expiry, cvc }: CardSchema): Promise<void> => {
    const [expMonth = '', expYear = ''] = expiry.split('/').map((part) => part.trim());
    return settle(
      confirmSandboxCard(
        entry,
        { number, expMonth, expYear: `20${expYear}`, cvc },
        window.location.href,
      ),
    );
  };

  if (approval) {
    return (
      <ZodForm
        key="approval"
        schema={CardSchema.pick({})}
        defaultValues={{}}
        onSubmit={() => settle(checkSandboxCard(entry))}
      >
        <Alert
          type="info"
          showIcon
          title={t('card.approveTitle')}
          description={t('card.approveText')}
        />
        <Button href={approval} target="_blank" rel="noopener" size="large" block>
          {t('card.approve')}
        </Button>
        <FormActions>
          <Button size="large" onClick={() => setApproval(null)}>
            {t('action.back')}
          </Button>
          <SubmitButton>{t('card.approved')}</SubmitButton>
        </FormActions>
      </ZodForm>
    );
  }

  return (
    <ZodForm
      schema={CardSchema}
      defaultValues={{ number: '', expiry: '', cvc: '' }}
      onSubmit={submit}
      label={t('card.title')}
    >
      <Alert
        type="warning"
        showIcon
        title={t('card.sandboxTitle')}
        description={t('card.sandboxText')}
      />
      <TextField
        name="number"
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        format={groupDigits}
      />
      <FieldRow>
        <TextField
          name="expiry"
          label={t('card.expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          format={slashExpiry}
        />
        <TextField
          name="cvc"
          label={t('card.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </FieldRow>
      <FormActions>
        <Button size="large" onClick={onBack}>
          {t('action.back')}
        </Button>
        <SubmitButton>{t('card.submit')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
