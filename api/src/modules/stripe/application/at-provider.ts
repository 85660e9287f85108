import { refuse } from '../../../core/errors/api-error.ts';
import { PaymentProviderError } from '../../../infra/stripe/provider-errors.ts';

/** Does something at the payment provider. Throws PAYMENT_PROVIDER_DOWN where it does not go along. */
export async function atProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentProviderError) {
      return refuse('PAYMENT_PROVIDER_DOWN', { cause: error });
    }
    throw error;
  }
}
