import { cardEntry, saveCard } from '@leafshift/contracts/stripe';
import type { User } from '@leafshift/contracts/users';
import type { ApiClient } from '@leafshift/data-access';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorState, FormSkeleton } from '../states/index.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';

const StripeCardForm = lazy(async () => ({
  default: (await import('./stripe-card-form.tsx')).StripeCardForm,
}));

interface Props {
  readonly api: ApiClient;
  /** The card is attached; `user` has it among the payment methods. */
  readonly onSaved: (user: User) => void;
  readonly onBack: () => void;
}

/**
 * Enters a card at the payment provider and attaches it to the account: Stripe Elements where keys
 * are configured, the sandbox's form otherwise (specification, section 2: 'Submit Card').
 */
export function CardForm({ api, onSaved, onBack }: Props) {
  const entry = useQuery({
    queryKey: ['stripe', 'detail', 'card-entry'],
    queryFn: ({ signal }) => api.send(cardEntry, {}, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  if (entry.isPending) return <FormSkeleton />;
  if (entry.isError) return <ErrorState error={entry.error} onRetry={() => entry.refetch()} />;

  const save = async (): Promise<void> => onSaved(await api.send(saveCard, {}));
  const Form = entry.data.mode === 'stripe' ? StripeCardForm : SandboxCardForm;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form entry={entry.data} onConfirmed={save} onBack={onBack} />
    </Suspense>
  );
}
