import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id } from '../core/primitives.ts';
import { CERTIFICATES } from '../profile/schemas.ts';

/** What a rule of automatic confirmation is for: all shifts of the business, those of a store, or one shift. */
export const AutoConfirmScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('business') }),
  z.strictObject({ kind: z.literal('store'), location: Id }),
  z.strictObject({ kind: z.literal('shift'), postId: Id }),
]);
export type AutoConfirmScope = z.infer<typeof AutoConfirmScope>;

const CERTIFICATE_NAMES = Object.keys(CERTIFICATES) as (keyof typeof CERTIFICATES)[];

/** What a worker must be to be confirmed without being asked about: all that is set, of which there is something. */
export const AutoConfirmCriteria = z
  .strictObject({
    /** Their average of stars; who has none yet does not reach it. */
    minRating: z.number().min(1).max(5).multipleOf(0.5).nullable(),
    favouritesOnly: z.boolean(),
    /** A certificate that is approved and not expired. */
    certificate: z.enum(CERTIFICATE_NAMES).nullable(),
  })
  .refine(
    ({ minRating, favouritesOnly, certificate }) =>
      minRating !== null || favouritesOnly || certificate !== null,
    { path: ['minRating'], error: textCode('FIELD_REQUIRED') },
  );
export type AutoConfirmCriteria = z.infer<typeof AutoConfirmCriteria>;

/** A rule; without criteria nobody is confirmed by itself in its scope, whatever a wider one says. */
export const AutoConfirmRule = z.strictObject({
  scope: AutoConfirmScope,
  criteria: AutoConfirmCriteria.nullable(),
});
export type AutoConfirmRule = z.infer<typeof AutoConfirmRule>;
