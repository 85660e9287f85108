import type { Call, Route } from '../http/call.ts';
import { newId } from '../state/ids.ts';
import { getAccount } from './account-record.ts';

const LIFE = 300;

function create(call: Call): object {
  const { params } = call;
  const account = getAccount(call, params.requiredText('account'));
  params.requiredText('type');
  params.choice('type', ['account_onboarding', 'account_update']);
  params.nested('collection_options', ['fields', 'future_requirements']);
  const link = call.store.put('onboardingLinks', {
    id: newId('link', 32),
    account: account.id,
    refreshUrl: params.requiredUrl('refresh_url'),
    returnUrl: params.requiredUrl('return_url'),
    expiresAt: call.now + LIFE,
    opened: false,
    used: false,
  });
  return {
    object: 'account_link',
    created: call.now,
    expires_at: link.expiresAt,
    url: `${call.publicUrl}/connect/${account.id}?link=${link.id}`,
  };
}

export const accountLinkRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/account_links',
    params: ['account', 'collect', 'collection_options', 'refresh_url', 'return_url', 'type'],
    handle: create,
  },
];
