import { z } from 'zod';

/** What a session's token says: user, session, user type and expiry (seconds since 1970). */
export const SessionClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  typ: z.enum(['Employer', 'Temp', 'Admin']),
  exp: z.number(),
});
export type SessionClaims = z.infer<typeof SessionClaims>;
