import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EligibilityPolicy } from '@leafshift/domain/eligibility';
import type { AllowanceLimits } from '@leafshift/domain/posting-allowance';
import type { ClockBounds } from '@leafshift/domain/shift-lifecycle';
import { Environment } from './environment.ts';
import { givenSettings } from './given-settings.ts';
import { settingProblems } from './setting-problems.ts';
import { settingSentence } from './setting-sentences.ts';

const ALREADY_THERE = 'EEXIST';

/** Thrown when the environment is not usable; its message names every variable that is wrong. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

type Variables = Readonly<Record<string, string | undefined>>;

interface Places {
  readonly isProduction: boolean;
  readonly portalUrl: string;
  readonly dataDir: string;
}

export interface CheckedSettings extends Places {
  readonly env: Environment;
}

/** The settings of this process, checked once at its start. Money in dollars, times as named. */
export class Config {
  readonly env: Environment;
  readonly isProduction: boolean;
  readonly isTest: boolean;
  /** Where users open the portal, without a slash at the end. */
  readonly portalUrl: string;
  /** Folder of everything that must outlive the process, absolute. */
  readonly dataDir: string;
  readonly jwtSecret: Buffer;
  /** The newest first. */
  readonly jwtSecretsBefore: readonly Buffer[];
  /** Null where limits are off. */
  readonly postingLimits: AllowanceLimits | null;
  readonly passwords: {
    readonly minLength: number;
    readonly refuseCommon: boolean;
    readonly refuseLeaked: boolean;
  };

  /** How long a process that is told to stop still serves, in milliseconds. */
  readonly shutdownDelayMs: number;
  readonly eligibility: EligibilityPolicy;
  readonly clockBounds: ClockBounds;
  /** Hours before the start at which confirmed workers are first asked whether they still come. */
  readonly stillComingHours: number;

  private constructor(env: Environment) {
    const { isProduction, portalUrl, dataDir } = placesOf(env);
    this.env = env;
    this.isProduction = isProduction;
    this.isTest = env.NODE_ENV === 'test';
    this.portalUrl = portalUrl;
    this.dataDir = dataDir;
    this.shutdownDelayMs = (env.SHUTDOWN_DELAY ?? (isProduction ? 5 : 0)) * 1000;
    this.jwtSecret = Buffer.from(env.JWT_SECRET ?? this.#secretOfThisMachine());
    this.postingLimits = env.RATE_LIMITS
      ? {
          formsPerHour: env.POSTING_FORMS_PER_HOUR,
          postingsPerDay: env.POSTINGS_PER_DAY,
          days: env.POSTINGS_LIMITED_DAYS,
        }
      : null;
    this.jwtSecretsBefore = env.JWT_SECRETS_BEFORE.map((secret) => Buffer.from(secret));
    this.eligibility = {
      gate: env.VERIFICATION_GATE ?? (this.isProduction ? 'approved' : 'submitted'),
    };
    this.clockBounds = {
      clockInEarlyMinutes: env.CLOCK_IN_EARLY_MINUTES,
      clockOutMaxHours: env.CLOCK_OUT_MAX_HOURS,
    };
    this.stillComingHours = env.STILL_COMING_HOURS;
    this.passwords = {
      minLength: env.PASSWORD_MIN_LENGTH ?? (this.isProduction ? 8 : 3),
      refuseCommon: this.#isOn(env.REFUSE_COMMON_PASSWORDS),
      refuseLeaked: this.#isOn(env.REFUSE_LEAKED_PASSWORDS),
    };
  }

  /** Reads and checks environment variables. Throws ConfigurationError with all that is wrong. */
  static read(environment: Variables): Config {
    return new Config(usable(environment));
  }

  /** What `read` would give, without writing anything. Throws ConfigurationError. */
  static check(environment: Variables): CheckedSettings {
    const env = usable(environment);
    return { env, ...placesOf(env) };
  }

  /** What is on in production unless it is said otherwise. */
  #isOn(setting: 'on' | 'off' | undefined): boolean {
    return setting ? setting === 'on' : this.isProduction;
  }

  #secretOfThisMachine(): string {
    mkdirSync(this.dataDir, { recursive: true });
    const path = join(this.dataDir, 'jwt-secret');
    try {
      writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== ALREADY_THERE) {
        throw error;
      }
    }
    return readFileSync(path, 'utf8');
  }
}

const placesOf = (env: Environment): Places => ({
  isProduction: env.NODE_ENV === 'production',
  portalUrl: (env.PORTAL_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  dataDir: resolve(env.DATA_DIR),
});

/** The settings of an environment. Throws ConfigurationError with everything that is wrong at once. */
function usable(environment: Variables): Environment {
  const { variables, problems } = givenSettings(environment);
  const parsed = Environment.safeParse(variables, { error: settingSentence });
  const alone = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    name: path.join('.'),
    problem: message,
  }));
  const wrong = [...problems, ...alone, ...settingProblems(variables)];
  if (parsed.success && wrong.length === 0) {
    return parsed.data;
  }
  const lines = wrong.map(({ name, problem }) => `  ${name}: ${problem}.`);
  throw new ConfigurationError(`The configuration is not usable:\n${lines.join('\n')}`);
}
