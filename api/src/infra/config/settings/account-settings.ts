import { VERIFICATION_GATES } from '@leafshift/domain/eligibility';
import { z } from 'zod';
import { optional, REQUIRED, setting } from './setting.ts';

const Secret = z.string().min(32, 'At least 32 characters are needed');

const inProduction = 'on, elsewhere off';

/** Sessions, passwords and who is let onto the market. */
export const accountSettings = {
  JWT_SECRET: setting(optional.pipe(Secret.optional()), {
    what: 'signs the tokens of sessions and encrypts the secrets of authenticator apps; at least 32 characters, the same on all processes',
    initial: REQUIRED,
    secret: true,
  }),
  JWT_SECRETS_BEFORE: setting(
    optional
      .transform((text) => text?.split(',').map((part) => part.trim()) ?? [])
      .pipe(z.array(Secret)),
    {
      what: 'secrets that were in use before, separated by commas: what they signed and sealed is still read',
      initial: '',
      secret: true,
    },
  ),
  SESSION_DAYS: setting(z.coerce.number().positive().default(30), {
    what: 'how long a session lasts that is remembered',
  }),
  SESSION_HOURS_NOT_REMEMBERED: setting(z.coerce.number().positive().default(12), {
    what: 'how long a session lasts without "Remember me"',
  }),
  SESSION_IDLE_DAYS: setting(z.coerce.number().positive().default(7), {
    what: 'a session that is not used for so long ends',
  }),
  IDENTITY_MARKS_DAYS: setting(z.coerce.number().int().min(0).default(365), {
    what: 'days after a suspension for which another account of the same person goes under review',
  }),
  PASSWORD_MIN_LENGTH: setting(z.coerce.number().int().min(3).max(100).optional(), {
    what: 'the shortest password that may be chosen',
    initial: '8, elsewhere 3',
  }),
  REFUSE_COMMON_PASSWORDS: setting(z.enum(['on', 'off']).optional(), {
    what: '`on` refuses passwords that everybody guesses',
    initial: inProduction,
  }),
  REFUSE_LEAKED_PASSWORDS: setting(z.enum(['on', 'off']).optional(), {
    what: '`on` refuses passwords that stood in data leaks; the service below is asked, and learns five digits of a digest',
    initial: inProduction,
  }),
  LEAKED_PASSWORDS_URL: setting(z.url().default('https://api.pwnedpasswords.com/range/'), {
    what: 'the range API of Pwned Passwords, or a mirror of it',
  }),
  VERIFICATION_GATE: setting(optional.pipe(z.enum(VERIFICATION_GATES).optional()), {
    what: 'what documents must be before a worker is confirmed or a business posts a shift',
    initial: 'approved, elsewhere submitted',
  }),
};
