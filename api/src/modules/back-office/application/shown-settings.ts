import type { Setting } from '@leafshift/contracts/back-office';

/** Texts that say nothing which somebody could use; every other text is taken for a secret. */
const OPEN_TEXTS: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'API_HOST',
  'PORTAL_URL',
  'DATA_DIR',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'PAYMENTS',
  'MAIL',
  'MAIL_FROM',
  'SMS',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'APPLY_FORM_URL',
  'STRIPE_PUBLISHABLE_KEY',
  'REFUSE_COMMON_PASSWORDS',
  'REFUSE_LEAKED_PASSWORDS',
  'LEAKED_PASSWORDS_URL',
  'VERIFICATION_GATE',
]);

/** Lists that hold rates and rules; every other list is taken for secrets. */
const OPEN_LISTS: ReadonlySet<string> = new Set([
  'CREDENTIAL_RULES',
  'MINIMUM_WAGE_OVERRIDES',
  'TAX_OVERRIDES',
]);

/** The settings in force, by name, with those hidden that are secret or might be. */
export function shownSettings(env: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return names.toSorted().map((name): Setting => {
    const value = env[name];
    const isSecret = mayBeSecret(name, value);
    const isSet = value !== undefined && !(Array.isArray(value) && value.length === 0);
    return { name, value: isSecret || !isSet ? null : asText(value), isSecret, isSet };
  });
}

function mayBeSecret(name: string, value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return false;
  }
  return !OPEN_TEXTS.has(name) && !OPEN_LISTS.has(name);
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
