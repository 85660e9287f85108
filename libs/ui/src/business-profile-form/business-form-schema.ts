import { BusinessProfileForm, PosSystem } from '@leafshift/contracts/profile';
import { z } from 'zod';

/** The business profile with its picture, and its one point-of-sale system as a single choice. */
export const BusinessFormSchema = z.strictObject({
  ...BusinessProfileForm.omit({ posExperience: true }).shape,
  profileImage: z.string({ error: 'Please upload an image' }),
  pos: z
    .union([PosSystem, z.literal('')])
    .transform((value) => value || undefined)
    .optional(),
});
export type BusinessFormSchema = z.output<typeof BusinessFormSchema>;
