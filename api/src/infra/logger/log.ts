import type { OnApplicationShutdown } from '@nestjs/common';
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

/** Under load lines are written together: when so many bytes have come, or after so many milliseconds. */
const TOGETHER = { minLength: 8 * 1024, periodicFlush: 200 } as const;

/** Structured logs. Nothing secret goes in: no token, password, signed address or file. */
export class Log implements OnApplicationShutdown {
  readonly #pino: Logger;
  readonly #flush: () => void;

  constructor(logger: Logger, flush: () => void = () => undefined) {
    this.#pino = logger;
    this.#flush = flush;
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
    if (destination || !config.isProduction) {
      return new Log(destination ? pino(options, destination) : pino(options));
    }
    const together = pino.destination({ sync: false, ...TOGETHER });
    return new Log(pino(options, together), () => together.flushSync());
  }

  onApplicationShutdown(): void {
    this.#flush();
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
    this.#flush();
  }
}
