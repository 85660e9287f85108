import { z } from 'zod';

/** What the peer is told by its environment. */
export const settings = z
  .object({
    PORT: z.coerce.number(),
    MONGODB_URI: z.string(),
    /** Signs the tokens that the benchmark makes for the peer. */
    JWT_SECRET: z.string(),
    /** Where pictures are read, and where links in mails lead. */
    PORTAL_URL: z.string(),
    /** A folder in which mails are written as files. */
    MAIL_FOLDER: z.string(),
    VERIFICATION_GATE: z.enum(['submitted', 'approved']),
    REQUESTS_PER_MINUTE: z.coerce.number(),
  })
  .parse(process.env);
