import type { CardEntry } from '@leafshift/contracts/stripe';

/** What both ways of entering a card take. */
export interface CardFormProps {
  readonly entry: CardEntry;
  /** The card is confirmed at the provider and can be saved. */
  readonly onConfirmed: () => Promise<void>;
  /** Hears why a card was not confirmed, which is said in place as well. */
  readonly onRefused?: ((msg: string) => void) | undefined;
  readonly onBack: () => void;
}
