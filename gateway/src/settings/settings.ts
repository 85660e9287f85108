import { ORIGIN } from '@leafshift/remote-kit/releases/chosen-settings';
import { z } from 'zod';
import { originsIn } from './origins.ts';

const LONGEST_SHUTDOWN_DELAY = 15;
const NOT_IN_TWO_LINES = /^[^\r\n]*$/;

const port = z.coerce.number({ error: 'This must be a port' }).int().min(0).max(65_535);
const text = z.string().regex(NOT_IN_TWO_LINES, 'This must be one line');
const address = z.url({ protocol: /^https?$/, error: 'This must be an address' });
/** Where a server answers, without a path. */
const origin = address.refine((given) => URL.canParse(given) && new URL(given).pathname === '/', {
  error: 'This must be an address without a path, such as http://api:4300',
});
/** Servers that answer the same, with commas between. */
const servers = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((all) => all.length > 0 && all.every((one) => origin.safeParse(one).success), {
    error: 'These must be addresses without a path, such as http://api:4300, with commas between',
  });
/** Addresses of others, separated by blanks, as a content security policy names them. */
const origins = z.string().refine((text) => originsIn(text).every((one) => ORIGIN.test(one)), {
  error: 'These must be origins, such as https://files.example.ca, with blanks between',
});

/**
 * Every environment variable that the gateway reads. It needs no secret: a bucket that everybody may read
 * wants no key, and the token is for metrics only.
 */
export const GatewaySettings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  GATEWAY_HOST: z.string().default('localhost'),
  PORT: port.default(4200),
  API_URL: servers.default(['http://127.0.0.1:4300']),
  SHELL_DIR: z.string().default('shell/dist'),
  REGISTRY: z.string().default('.data/registry'),
  OVERRIDE_ORIGINS: origins.optional(),
  STORAGE_ORIGINS: origins.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_SANDBOX_URL: origin.optional(),
  GOOGLE_MAPS_KEY: text.optional(),
  ANDROID_STORE_URL: address.optional(),
  IOS_STORE_URL: address.optional(),
  TERMS_URL: address.optional(),
  PRIVACY_URL: address.optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  SHUTDOWN_DELAY: z.coerce.number().min(0).max(LONGEST_SHUTDOWN_DELAY).optional(),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_SERVICE_NAME: text.optional(),
  METRICS_TOKEN: z.string().min(16, 'At least 16 characters are needed').optional(),
  S3_REGION: z.string().default('ca-central-1'),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});
export type GatewaySettings = z.output<typeof GatewaySettings>;

/** Those that may also come from the file that `<NAME>_FILE` names. */
export const SECRETS = ['METRICS_TOKEN', 'S3_SECRET_ACCESS_KEY'] as const;

/** Those that production does not fall back for. */
export const REQUIRED = ['API_URL', 'REGISTRY'] as const;
