import { cardEntry, saveCard } from '@leafshift/contracts/stripe';
import type { User } from '@leafshift/contracts/users';
import { type ApiClient, messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { FormActions } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { ErrorState, FormSkeleton } from '../states/index.ts';
import styles from './card-form.module.css';
import { SandboxCardForm } from './sandbox-card-form.tsx';

const StripeCardForm = lazy(async () => ({
  default: (await import('./stripe-card-form.tsx')).StripeCardForm,
}));

interface Props {
  readonly api: ApiClient;
  /** The card is attached; `user` has it among the payment methods. */
  readonly onSaved: (user: User) => void;
  /** Hears why a card was not accepted, for an alert; the form says it in place too (MONEY-30). */
  readonly onRefused?: (msg: string) => void;
  /** Hears that an accepted card could not be attached, for the alert 'Error' (MONEY-29). */
  readonly onNotSaved?: () => void;
  readonly onBack: () => void;
}

/**
 * Enters a card at the payment provider and attaches it to the account: Stripe Elements where keys
 * are configured, the sandbox's form otherwise (MONEY-25).
 */
export function CardForm({ api, onSaved, onRefused, onNotSaved, onBack }: Props) {
  const [notSaved, setNotSaved] = useState<string | null>(null);
  const say = useMessages();
  const entry = useQuery({
    queryKey: ['stripe', 'detail', 'card-entry'],
    queryFn: ({ signal }) => api.send(cardEntry, {}, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const saving = useMutation({
    mutationFn: () => api.send(saveCard, {}),
    onSuccess: (user) => onSaved(user),
    onError: (error) => {
      setNotSaved(messageOf(error));
      onNotSaved?.();
    },
  });

  if (entry.isPending) return <FormSkeleton fields={3} />;
  if (entry.isError) return <ErrorState error={entry.error} onRetry={() => entry.refetch()} />;
  if (notSaved !== null) {
    return (
      <NotSavedYet
        reason={say(notSaved)}
        isSaving={saving.isPending}
        onSave={() => saving.mutate()}
        onBack={onBack}
      />
    );
  }

  const Form = entry.data.mode === 'stripe' ? StripeCardForm : SandboxCardForm;
  return (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <Form
        entry={entry.data}
        onConfirmed={async () => {
          // A failure is shown by what stands in the form's place from then on.
          await saving.mutateAsync().catch(() => null);
        }}
        onRefused={onRefused}
        onBack={onBack}
      />
    </Suspense>
  );
}

interface NotSavedYetProps {
  readonly reason: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** The provider has the card and the account has not: it must not be entered a second time. */
function NotSavedYet({ reason, isSaving, onSave, onBack }: NotSavedYetProps) {
  const t = useUiText();
  return (
    <div className={styles.form}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('card.notSavedTitle')}
        description={reason}
      />
      <FormActions>
        <Button size="large" onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button size="large" type="primary" loading={isSaving} onClick={onSave}>
          {t('action.retry')}
        </Button>
      </FormActions>
    </div>
  );
}
