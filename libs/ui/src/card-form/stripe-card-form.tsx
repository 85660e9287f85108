import type { CardEntry } from '@leafshift/contracts/stripe';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import Button from 'antd/es/button';
import { type FormEvent, useMemo, useState } from 'react';
import { FieldFrame, FormActions, FormError } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './card-form.module.css';

interface Props {
  readonly entry: CardEntry;
  readonly onConfirmed: () => Promise<void>;
  readonly onBack: () => void;
}

/** Card entry by Stripe Elements; the number never reaches this page. */
export function StripeCardForm(props: Props) {
  const { publishable_key: key } = props.entry;
  const stripe = useMemo(() => loadStripe(key), [key]);
  return (
    <Elements stripe={stripe}>
      <StripeFields {...props} />
    </Elements>
  );
}

function StripeFields({ entry, onConfirmed, onBack }: Props) {
  const t = useUiText();
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    setBusy(true);
    setMessage(undefined);
    try {
      const { error } = await stripe.confirmCardSetup(entry.client_secret, {
        payment_method: { card },
      });
      if (error) setMessage(error.message ?? t('card.refused'));
      else await onConfirmed();
    } catch (error) {
      setMessage(error instanceof Error ? error.message : t('card.refused'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('card.title')}>
      <FieldFrame label={t('card.number')} error={undefined}>
        {({ id }) => (
          <div className={styles.element}>
            <CardElement id={id} options={{ hidePostalCode: true }} />
          </div>
        )}
      </FieldFrame>
      <FormError message={message} />
      <FormActions>
        <Button size="large" onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button
          size="large"
          type="primary"
          htmlType="submit"
          loading={busy}
          disabled={!stripe || busy}
        >
          {t('card.submit')}
        </Button>
      </FormActions>
    </form>
  );
}
