import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day, Id, optionalText, requiredText } from '../core/primitives.ts';
import { ProviderDispute } from './money-calls.ts';

/** The payment provider takes no larger files as evidence. */
export const MOST_EVIDENCE_BYTES = 5 * 1024 * 1024;

const MOST_WORDS = 5000;

const DisputeId = z.string().regex(/^[a-z]{2}_\w{1,80}$/, textCode('ID_NOT_VALID'));
const FileId = z.string().regex(/^file_\w{1,80}$/, textCode('ID_NOT_VALID'));

/** Our side of a dispute, as the card's bank reads it; files as `admin.evidenceFile` answers them. */
export const EvidenceForm = z.strictObject({
  description: requiredText(textCode('FIELD_REQUIRED'), MOST_WORDS),
  serviceDate: Day,
  words: requiredText(textCode('FIELD_REQUIRED'), MOST_WORDS),
  /** Of the work, such as the timesheet. */
  serviceFile: FileId.optional(),
  /** What the business wrote. */
  writtenFile: FileId.optional(),
  otherFile: FileId.optional(),
});
export type EvidenceForm = z.infer<typeof EvidenceForm>;

const ofDispute = {
  access: ['Admin'],
  roles: ['finance'],
  params: z.strictObject({ id: Id, disputeId: DisputeId }),
} as const;

export const providerDispute = defineCall({
  ...ofDispute,
  name: 'admin.providerDispute',
  method: 'GET',
  path: '/admin/invoices/:id/disputes/:disputeId',
  summary: 'A contested payment as the payment provider has it now, with evidence that we know of',
  answer: z.strictObject({
    ...ProviderDispute.shape,
    /** In the provider's word, such as `fraudulent`. */
    reason: z.string(),
    /** The provider takes evidence, or that the loss is accepted. */
    open: z.boolean(),
    /** What is known of the shift, in English, which banks read. */
    suggested: EvidenceForm.pick({ description: true, serviceDate: true, words: true }),
  }),
  status: 200,
  errors: ['PAYMENT_PROVIDER_DOWN'],
});

export const evidenceFile = defineCall({
  ...ofDispute,
  name: 'admin.evidenceFile',
  method: 'POST',
  path: '/admin/invoices/:id/disputes/:disputeId/files',
  summary: 'Hand a PDF, PNG or JPEG of at most 5 MB to the payment provider; it is not kept here',
  query: z.strictObject({ name: optionalText(100) }),
  answer: z.strictObject({ file: FileId }),
  status: 201,
  errors: ['NOT_AN_EVIDENCE_FILE', 'EVIDENCE_TOO_LARGE', 'PAYMENT_PROVIDER_DOWN'],
});

export const answerProviderDispute = defineCall({
  ...ofDispute,
  name: 'admin.answerProviderDispute',
  method: 'POST',
  path: '/admin/invoices/:id/disputes/:disputeId/evidence',
  summary: 'Send evidence to the bank of the card',
  body: EvidenceForm,
  answer: ProviderDispute,
  status: 200,
  errors: ['DISPUTE_CLOSED', 'PAYMENT_PROVIDER_DOWN'],
  idempotent: true,
});

export const acceptDispute = defineCall({
  ...ofDispute,
  name: 'admin.acceptDispute',
  method: 'POST',
  path: '/admin/invoices/:id/disputes/:disputeId/accept',
  summary: 'Accept that a contested payment is lost; the business owes it again',
  stepUp: true,
  answer: ProviderDispute,
  status: 200,
  errors: ['DISPUTE_CLOSED', 'PAYMENT_PROVIDER_DOWN'],
  idempotent: true,
});
