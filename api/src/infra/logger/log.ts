import type { OnApplicationShutdown } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { linesTo } from './lines.ts';
import { logOptions } from './log-options.ts';

type Details = Readonly<Record<string, unknown>>;

const STANDARD_OUTPUT = 1;

/** Structured logs. Nothing secret goes in: no token, password, signed address or file. */
export class Log implements OnApplicationShutdown {
  private constructor(
    readonly pino: Logger,
    private readonly flush: () => void,
  ) {}

  static create(config: Config, destination?: DestinationStream): Log {
    const options = logOptions(config);
    if (destination || !config.isProduction) {
      return new Log(destination ? pino(options, destination) : pino(options), () => undefined);
    }
    const lines = linesTo(STANDARD_OUTPUT);
    return new Log(pino(options, lines.destination), lines.flush);
  }

  onApplicationShutdown(): void {
    this.flush();
  }

  info(msg: string, details: Details = {}): void {
    this.pino.info(details, msg);
  }

  warn(msg: string, details: Details = {}): void {
    this.pino.warn(details, msg);
  }

  /** `details.err` is written with its stack and causes. */
  error(msg: string, details: Details = {}): void {
    this.pino.error(details, msg);
    this.flush();
  }
}
