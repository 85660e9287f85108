import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.ts';

/** Nest's own messages, in the same structured log. */
export class NestLogger implements LoggerService {
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  log(message: unknown, context?: string): void {
    this.#log.debug(String(message), { context });
  }

  debug(message: unknown, context?: string): void {
    this.#log.debug(String(message), { context });
  }

  verbose(message: unknown, context?: string): void {
    this.#log.debug(String(message), { context });
  }

  warn(message: unknown, context?: string): void {
    this.#log.warn(String(message), { context });
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#log.error(String(message), { rest });
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.#log.error(String(message), { rest });
  }
}
