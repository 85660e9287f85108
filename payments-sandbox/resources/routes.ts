import type { Route } from '../http/call.ts';
import { accountLinkRoutes } from './account-links.ts';
import { accountRoutes } from './accounts.ts';
import { balanceRoutes } from './balance.ts';
import { balanceTransactionRoutes } from './balance-transactions.ts';
import { bankPayoutRoutes } from './bank-payouts.ts';
import { chargeRoutes } from './charges.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { eventRoutes } from './events.ts';
import { externalAccountRoutes } from './external-accounts.ts';
import { fileRoutes } from './files.ts';
import { fraudWarningRoutes } from './fraud-warnings.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { refundRoutes } from './refunds.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import { tokenRoutes } from './tokens.ts';
import { transferReversalRoutes } from './transfer-reversals.ts';
import { transferRoutes } from './transfers.ts';

/** All that the sandbox understands of Stripe's API. */
export const routes: readonly Route[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fileRoutes,
  ...fraudWarningRoutes,
  ...accountRoutes,
  ...externalAccountRoutes,
  ...accountLinkRoutes,
  ...tokenRoutes,
  ...transferRoutes,
  ...transferReversalRoutes,
  ...bankPayoutRoutes,
  ...balanceRoutes,
  ...balanceTransactionRoutes,
  ...eventRoutes,
];
