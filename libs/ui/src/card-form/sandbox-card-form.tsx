import type { CardEntry } from '@leafshift/contracts/stripe';
import { ApiError } from '@leafshift/data-access';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import {
  FieldRow,
  FormActions,
  FormError,
  SubmitButton,
  TextField,
  ZodForm,
} from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { CardApproval } from './card-approval.tsx';
import { cardRefused, notApproved, providerDown } from './card-failures.ts';
import type { CardFormProps } from './card-form-props.ts';
import { CardSchema, groupDigits, monthAndYear, writeExpiry } from './card-schema.ts';
import { type CardOutcome, checkSandboxCard, confirmSandboxCard } from './confirm-sandbox-card.ts';

const EMPTY = { number: '', expiry: '', cvc: '' };

/** Asks the sandbox provider; what goes wrong on the way is an `ApiError` in the user's words. */
function useSandbox(entry: CardEntry) {
  const t = useUiText();
  const orDown = (asking: Promise<CardOutcome>): Promise<CardOutcome> =>
    asking.catch((cause: unknown) => {
      throw providerDown(t('card.providerDown'), cause);
    });
  return {
    confirm: ({ number, expiry, cvc }: CardSchema) =>
      orDown(confirmSandboxCard(entry, { number, cvc, ...monthAndYear(expiry) })),
    check: () => orDown(checkSandboxCard(entry)),
  };
}

/** Card entry at the sandbox provider, said to be one; the number goes to it and nowhere else. */
export function SandboxCardForm({ entry, onConfirmed, onRefused, onBack }: CardFormProps) {
  const t = useUiText();
  const sandbox = useSandbox(entry);
  const [typed, setTyped] = useState(EMPTY);
  const [approval, setApproval] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();

  const submit = async (card: CardSchema): Promise<void> => {
    setRefusal(undefined);
    setTyped({ ...card, number: groupDigits(card.number) });
    try {
      const outcome = await sandbox.confirm(card);
      if (outcome.kind === 'refused') throw cardRefused(outcome);
      if (outcome.kind === 'authenticate') setApproval(outcome.url);
      else await onConfirmed();
    } catch (error) {
      if (error instanceof ApiError) onRefused?.(error.message);
      throw error;
    }
  };

  const follow = async (): Promise<CardOutcome> => {
    const outcome = await sandbox.check();
    if (outcome.kind === 'confirmed') await onConfirmed();
    if (outcome.kind === 'refused') {
      setApproval(null);
      setRefusal(outcome.message);
      onRefused?.(outcome.message);
    }
    return outcome;
  };

  if (approval) {
    return (
      <CardApproval
        url={approval}
        onApproved={async () => {
          const { kind } = await follow();
          if (kind === 'authenticate') throw notApproved(t('card.notApproved'));
        }}
        onReturn={() => {
          // Who has not approved yet, or is offline for a moment, is asked again by the button.
          follow().catch(() => null);
        }}
        onBack={() => setApproval(null)}
      />
    );
  }

  return (
    <ZodForm
      schema={CardSchema}
      defaultValues={typed}
      onSubmit={submit}
      onInvalid={() => setRefusal(undefined)}
      label={t('card.title')}
    >
      <Alert
        type="warning"
        showIcon
        role="note"
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
          placeholder={t('card.expiryFormat')}
          format={writeExpiry}
        />
        <TextField
          name="cvc"
          label={t('card.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </FieldRow>
      <FormError message={refusal} />
      <FormActions>
        <Button size="large" onClick={onBack}>
          {t('action.back')}
        </Button>
        <SubmitButton>{t('card.submit')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
