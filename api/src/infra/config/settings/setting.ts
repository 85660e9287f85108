import { z } from 'zod';

/** What operators read of a setting, beside its type. */
export interface SettingNotes {
  readonly what: string;
  /** What the table shows as its default, where the schema alone does not say it. */
  readonly initial?: string;
  /** It may also come from the file that `<NAME>_FILE` names, and is never shown. */
  readonly secret?: true;
}

/** A setting as it is declared: how it is read, and what operators read of it. */
export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  { what, initial, secret }: SettingNotes,
): Schema => schema.meta({ description: what, initial, secret });

/** Needed with NODE_ENV=production, by `settingProblems`. */
export const REQUIRED = 'required';

export const onOff = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');

export const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

export const optionalUrl = optional.pipe(z.url().optional());

export const count = (initial: number) => z.coerce.number().int().min(0).default(initial);

export const port = z.coerce.number().int().min(0).max(65_535);

/** Text of JSON that follows the schema. */
export const json = <Schema extends z.ZodType>(schema: Schema, initial: string) =>
  z
    .string()
    .default(initial)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'This must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
