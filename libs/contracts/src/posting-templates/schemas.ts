import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, MAX_TEXT, requiredText } from '../core/primitives.ts';
import {
  JobTitle,
  JobType,
  MAX_DESCRIPTION,
  PermanentPostForm,
  TempPostForm,
} from '../posts/forms.ts';

/** Templates an employer may keep. */
export const MAX_TEMPLATES = 50;

const Description = z.string().trim().max(MAX_DESCRIPTION);
const shift = TempPostForm.shape;
const job = PermanentPostForm.shape;

/** A shift without its days; what was not filled in yet is null or empty. */
const TempTemplate = z.strictObject({
  employmentType: z.literal('Temp'),
  /** Local start, `HH:mm`. */
  startTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, textCode('TIME_REQUIRED'))
    .nullable(),
  duration: shift.duration,
  rate: shift.rate,
  totalWorkers: shift.totalWorkers,
  jobType: JobType.nullable(),
  jobTitle: JobTitle.nullable(),
  supervisor: Id.nullable(),
  location: Id.nullable(),
  jobDescription: Description,
  jobRequirements: Description,
  credentials: shift.credentials,
});

/** A permanent job; what was not filled in yet is null or empty. */
const PermanentTemplate = z.strictObject({
  employmentType: z.literal('Permanent'),
  jobType: z.string().trim().max(MAX_TEXT),
  location: Id.nullable(),
  rate: job.rate,
  rateHigh: job.rateHigh,
  jobDescription: Description,
  employmentKind: job.employmentKind,
  weeklyHours: job.weeklyHours,
  benefits: job.benefits,
  credentials: job.credentials,
});

/** A posting to begin from, under a name of the employer's own. */
export const PostingTemplateForm = z.strictObject({
  name: requiredText(textCode('TEMPLATE_NAME_REQUIRED'), 80),
  posting: z.discriminatedUnion('employmentType', [TempTemplate, PermanentTemplate]),
});
export type PostingTemplateForm = z.infer<typeof PostingTemplateForm>;

export const PostingTemplate = z.strictObject({
  _id: Id,
  ...PostingTemplateForm.shape,
  updatedAt: Instant,
});
export type PostingTemplate = z.infer<typeof PostingTemplate>;
