import { z } from 'zod';
import { SecondFactorDemand } from '../second-factor/demand.ts';

/**
 * What is wrong with a field: its text in the reader's language, and the text's code with its values,
 * for those who say it themselves.
 */
export const FieldError = z.strictObject({
  path: z.string(),
  msg: z.string(),
  code: z.string().optional(),
  params: z.record(z.string(), z.string()).optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/**
 * The body of every error answer: `errors` only with `VALIDATION_FAILED`, `secondFactor` only with
 * `SECOND_FACTOR_REQUIRED`.
 */
export const ErrorBody = z.strictObject({
  statusCode: z.number().int(),
  code: z.string(),
  msg: z.string(),
  errors: z.array(FieldError).optional(),
  secondFactor: SecondFactorDemand.optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
