import type { Caller, Route } from './call.ts';
import { Failure } from './failure.ts';
import type { Params } from './params.ts';

const howTo =
  "You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";

/** Who calls; throws 401 without a key, 403 where the key may not do this. */
export function authenticate(
  authorization: string | undefined,
  params: Params,
  route: Route | undefined,
): Caller {
  const key = keyIn(authorization) ?? params.text('key');
  if (key === undefined) {
    if (route?.forPages && params.has('client_secret')) return 'page';
    throw unauthorized(`You did not provide an API key. ${howTo}`);
  }
  if (key.startsWith('pk_test_') || key.startsWith('pk_sandbox')) {
    if (route?.forPages) return 'page';
    throw new Failure(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    });
  }
  const secret = key.startsWith('sk_test_') || key.startsWith('sk_sandbox');
  if (secret && !params.has('key')) return 'platform';
  throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

function keyIn(authorization: string | undefined): string | undefined {
  const match = /^(Bearer|Basic)\s+(\S+)$/i.exec(authorization ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  if (match[1].toLowerCase() === 'bearer') return match[2];
  const [user = ''] = Buffer.from(match[2], 'base64').toString('utf8').split(':');
  return user === '' ? undefined : user;
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
}

function unauthorized(message: string): Failure {
  return new Failure(401, { type: 'invalid_request_error', message });
}
