import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import {
  loadStripe,
  type SetupIntentResult,
  type Stripe,
  type StripeCardElementOptions,
} from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { type SubmitEvent, useState } from 'react';
import { FieldFrame, FormActions, FormError } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { ErrorState, FormSkeleton } from '../states/index.ts';
import { providerDown } from './card-failures.ts';
import styles from './card-form.module.css';
import type { CardFormProps } from './card-form-props.ts';

/** Card entry by Stripe Elements; the number never reaches this page. */
export function StripeCardForm(props: CardFormProps) {
  const t = useUiText();
  const { publishable_key: key } = props.entry;
  const stripe = useQuery({
    queryKey: ['stripe', 'detail', { library: key }],
    queryFn: async (): Promise<Stripe | null> => {
      try {
        return await loadStripe(key);
      } catch (cause) {
        throw providerDown(t('card.providerDown'), cause);
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });

  if (stripe.isPending) return <FormSkeleton fields={1} />;
  if (stripe.isError) return <ErrorState error={stripe.error} onRetry={() => stripe.refetch()} />;
  return (
    <Elements stripe={stripe.data}>
      <StripeFields {...props} />
    </Elements>
  );
}

/** The colours of the theme, which Stripe's frame cannot see. */
function elementOptions(): StripeCardElementOptions {
  const theme = getComputedStyle(document.documentElement);
  const colour = (name: string): string => theme.getPropertyValue(name).trim();
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: colour('--ls-text'),
        iconColor: colour('--ls-muted'),
        fontFamily: 'Inter, system-ui, sans-serif',
        fontSize: '14px',
        lineHeight: '20px',
        '::placeholder': { color: colour('--ls-muted') },
      },
      invalid: { color: colour('--ls-problem-text'), iconColor: colour('--ls-problem-text') },
    },
  };
}

const isConfirmed = ({ error, setupIntent }: SetupIntentResult): boolean =>
  !error || (error.setup_intent ?? setupIntent)?.status === 'succeeded';

function StripeFields({ entry, onConfirmed, onRefused, onBack }: CardFormProps) {
  const t = useUiText();
  const stripe = useStripe();
  const elements = useElements();
  const [options] = useState(elementOptions);
  const [isBusy, setBusy] = useState(false);
  const [typing, setTyping] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  const refuse = (message: string): void => {
    setRefusal(message);
    onRefused?.(message);
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const result = await stripe.confirmCardSetup(entry.client_secret, {
        payment_method: { card },
      });
      if (isConfirmed(result)) await onConfirmed();
      else refuse(result.error?.message ?? t('card.refused'));
    } catch (error) {
      reportError(error);
      refuse(t('card.providerDown'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('card.title')} noValidate>
      <FieldFrame label={t('card.title')} error={typing}>
        {({ id }) => (
          <div className={styles.element} data-invalid={typing !== undefined}>
            <CardElement
              id={id}
              options={options}
              onChange={({ error }) => setTyping(error?.message)}
            />
          </div>
        )}
      </FieldFrame>
      <FormError message={refusal} />
      <FormActions>
        <Button size="large" onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button
          size="large"
          type="primary"
          htmlType="submit"
          loading={isBusy}
          disabled={!stripe || isBusy}
        >
          {t('card.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
