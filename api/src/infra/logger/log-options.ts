import type { LoggerOptions } from 'pino';
import { findRequestContext } from '../../core/context/request-context.ts';
import type { Config } from '../config/config.ts';

const SECRETS = [
  'token',
  'password',
  'newPassword',
  'currentPassword',
  'authorization',
  'signature',
];
const REDACTED = [
  ...SECRETS,
  ...SECRETS.map((name) => `*.${name}`),
  '*.uploadUrl',
  'uploadUrl',
  'headers["x-auth-token"]',
  '*.headers["x-auth-token"]',
];

/** How every line looks: its level by name, request and user where there are, secrets left out. */
export const logOptions = (config: Config): LoggerOptions => ({
  level: config.env.LOG_LEVEL,
  base: { service: 'api' },
  redact: { paths: REDACTED, censor: '[kept secret]' },
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    const { requestId, userId } = findRequestContext() ?? {};
    return { ...(requestId && { requestId }), ...(userId && { userId }) };
  },
});
