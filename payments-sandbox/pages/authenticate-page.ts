import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import { parseForm } from '../http/form.ts';
import { readBody } from '../http/read-body.ts';
import { getPaymentMethod } from '../resources/payment-methods.ts';
import { failAuthentication, succeedPayment } from '../resources/payment-outcomes.ts';
import { failSetup, succeedSetup } from '../resources/setup-outcomes.ts';
import { html } from './html.ts';
import { redirect, sendPage } from './layout.ts';
import type { PageParts } from './page-parts.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const words =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The page where the card's owner approves or refuses; it leads back to the intent's `return_url`. */
export async function answerAuthenticatePage(
  parts: PageParts,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  url: URL,
): Promise<void> {
  const intent = parts.store.find('setupIntents', id) ?? parts.store.find('paymentIntents', id);
  if (!intent || intent.client_secret !== url.searchParams.get('client_secret')) {
    sendPage(response, 404, 'Link not found', html`<p>There is nothing to approve here.</p>`);
    return;
  }
  if (intent.status !== 'requires_action') {
    sendPage(response, 409, 'Already answered', html`<p>This request was answered before.</p>`);
    return;
  }
  if (request.method !== 'POST') {
    show(response, intent);
    return;
  }
  const approved = parseForm(await readBody(request)).decision === 'approve';
  const returnUrl = intent.next_action?.redirect_to_url?.return_url;
  parts.change(() => decide(parts, intent, approved));
  if (returnUrl) redirect(response, backTo(returnUrl, intent, approved));
  else
    sendPage(
      response,
      200,
      approved ? 'Approved' : 'Refused',
      html`<p>You can close this window.</p>`,
    );
}

function decide(parts: PageParts, intent: Intent, approved: boolean): void {
  const call = parts.callFor({});
  const method = getPaymentMethod(call, String(intent.payment_method));
  const type = 'invalid_request_error' as const;
  if (intent.object === 'setup_intent') {
    const code = 'setup_intent_authentication_failure' as const;
    if (approved) succeedSetup(call, intent, method);
    else failSetup(call, intent, method, { type, code, message: words });
    return;
  }
  const code = 'payment_intent_authentication_failure' as const;
  if (approved) succeedPayment(call, intent, method);
  else failAuthentication(call, intent, method, { type, code, message: words });
}

function backTo(returnUrl: string, intent: Intent, approved: boolean): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', approved ? 'succeeded' : 'failed');
  return url.href;
}

function show(response: ServerResponse, intent: Intent): void {
  const question =
    intent.object === 'setup_intent'
      ? html`<p>A shop wants to keep your card for later payments.</p>`
      : html`<p>A shop wants to take $${(intent.amount / 100).toFixed(2)} from your card.</p>`;
  sendPage(
    response,
    200,
    'Sandbox bank: is this you?',
    html`${question}
<form method="post">
<div class="actions">
<button class="first" name="decision" value="approve">Approve</button>
<button name="decision" value="refuse">Refuse</button>
</div>
</form>`,
  );
}
