import { BusinessProfileForm, PosSystem } from '@leafshift/contracts/profile';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';

/** The business profile with its picture, and its one point-of-sale system as a single choice. */
export const BusinessFormSchema = z.strictObject({
  ...BusinessProfileForm.omit({ posExperience: true }).shape,
  profileImage: z.string({ error: textCode('PICTURE_REQUIRED') }),
  pos: z
    .union([PosSystem, z.literal('')])
    .transform((value) => value || undefined)
    .optional(),
});
export type BusinessFormSchema = z.output<typeof BusinessFormSchema>;
