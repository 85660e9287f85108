import { type DestinationStream, type Logger, pino } from 'pino';
import { findRequestContext } from '../../core/context/request-context.ts';
import type { Config } from '../config/config.ts';

type Details = Readonly<Record<string, unknown>>;

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

/** Structured logs. Nothing secret goes in: no token, password, signed address or file. */
export class Log {
  readonly #pino: Logger;

  constructor(logger: Logger) {
    this.#pino = logger;
  }

  static create(config: Config, destination?: DestinationStream): Log {
    const options = {
      level: config.env.LOG_LEVEL,
      base: { service: 'api' },
      redact: { paths: REDACTED, censor: '[kept secret]' },
      formatters: { level: (label: string) => ({ level: label }) },
      mixin: () => {
        const context = findRequestContext();
        return context
          ? { requestId: context.requestId, ...(context.userId && { userId: context.userId }) }
          : {};
      },
    };
    return new Log(destination ? pino(options, destination) : pino(options));
  }

  debug(msg: string, details: Details = {}): void {
    this.#pino.debug(details, msg);
  }

  info(msg: string, details: Details = {}): void {
    this.#pino.info(details, msg);
  }

  warn(msg: string, details: Details = {}): void {
    this.#pino.warn(details, msg);
  }

  /** `details.err` is written with its stack and causes. */
  error(msg: string, details: Details = {}): void {
    this.#pino.error(details, msg);
  }
}
