import type { IncomingMessage, ServerResponse } from 'node:http';
import { bankOf } from '../banks/bank-input.ts';
import { institutionList } from '../banks/institutions.ts';
import { Failure } from '../http/failure.ts';
import { type Form, parseForm } from '../http/form.ts';
import { readBody } from '../http/read-body.ts';
import { newPerson } from '../resources/account-details.ts';
import { getAccount } from '../resources/account-record.ts';
import { banksOf, settleAccount } from '../resources/account-state.ts';
import { keepBank } from '../resources/external-accounts.ts';
import type { OnboardingLink } from '../state/tables.ts';
import { type Html, html } from './html.ts';
import { redirect, sendPage } from './layout.ts';
import type { PageParts } from './page-parts.ts';

/** The page behind an account link: a bank account is connected, or not now. */
export async function answerConnectPage(
  parts: PageParts,
  request: IncomingMessage,
  response: ServerResponse,
  account: string,
  url: URL,
): Promise<void> {
  const link = parts.store.find('onboardingLinks', url.searchParams.get('link') ?? '');
  if (!link || link.account !== account || !parts.store.find('accounts', account)) {
    sendPage(response, 404, 'Link not found', html`<p>This link leads to no account.</p>`);
  } else if (link.used || (!link.opened && link.expiresAt < parts.seconds())) {
    redirect(response, link.refreshUrl);
  } else if (request.method === 'POST') {
    submit(parts, response, link, parseForm(await readBody(request)));
  } else {
    parts.change(() => parts.store.put('onboardingLinks', { ...link, opened: true }));
    show(parts, response, link);
  }
}

function submit(
  parts: PageParts,
  response: ServerResponse,
  link: OnboardingLink,
  form: Form,
): void {
  if (form.decision !== 'connect') {
    redirect(response, link.refreshUrl);
    return;
  }
  try {
    parts.change(() => connect(parts, link, form));
    redirect(response, link.returnUrl);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    show(parts, response, link, error.message);
  }
}

function connect(parts: PageParts, link: OnboardingLink, form: Form): void {
  const field = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const holder = field('holder');
  const bank = bankOf({
    holder: holder === '' ? null : holder,
    institution: field('institution'),
    transit: field('transit'),
    account: field('account_number'),
  });
  const call = parts.callFor({});
  const before = getAccount(call, link.account);
  const [first = 'Sandbox', ...last] = holder.split(/\s+/).filter((word) => word !== '');
  const person = before.individual ?? newPerson(call, before.id);
  const account = settleAccount(call, {
    ...before,
    individual: {
      ...person,
      first_name: person.first_name ?? first,
      last_name: person.last_name ?? (last.join(' ') || 'Person'),
    },
    tos_acceptance: { date: call.now, ip: '127.0.0.1', user_agent: null },
  });
  keepBank(call, account, bank, true);
  parts.store.put('onboardingLinks', { ...link, opened: true, used: true });
}

function show(
  parts: PageParts,
  response: ServerResponse,
  link: OnboardingLink,
  problem?: string,
): void {
  const call = parts.callFor({});
  const banks = banksOf(call, link.account).map(
    (bank) => html`<li>${bank.bank_name ?? 'Bank'} ending in ${bank.last4}</li>`,
  );
  sendPage(
    response,
    problem === undefined ? 200 : 400,
    'Sandbox bank connection',
    html`${problem === undefined ? [] : html`<p class="problem" role="alert">${problem}</p>`}
${banks.length === 0 ? [] : html`<p>Connected now:</p><ul>${banks}</ul>`}
<p>Use made-up numbers. Only the bank’s name and the last four digits are kept.</p>
${bankForm()}`,
  );
}

function bankForm(): Html {
  const options = institutionList().map(([number, name]) =>
    number === '001'
      ? html`<option value="${number}" selected>${number} ${name}</option>`
      : html`<option value="${number}">${number} ${name}</option>`,
  );
  return html`<form method="post">
<label>Name on the account<input name="holder" autocomplete="off" value=""></label>
<label>Institution<select name="institution">${options}</select></label>
<label>Transit number (5 digits)<input name="transit" inputmode="numeric" pattern="[0-9]{5}" value="11000" autocomplete="off"></label>
<label>Account number<input name="account_number" inputmode="numeric" pattern="[0-9]{5,12}" value="000123456789" autocomplete="off"></label>
<div class="actions">
<button class="first" name="decision" value="connect">Connect bank</button>
<button name="decision" value="later" formnovalidate>Not now</button>
</div>
</form>`;
}
