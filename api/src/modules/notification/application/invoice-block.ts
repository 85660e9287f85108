import type { Language } from '@leafshift/domain/languages';
import type { MailFact } from '../../../infra/mail/mail-layout.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';

const REFERENCES = ['issuerGstNumber', 'gstNumber', 'purchaseOrder', 'costCentre'] as const;

/** By which numbers both sides file the invoice that a mail is about (MONEY-73); none of anything else. */
export function invoiceBlock(
  language: Language,
  params: Readonly<Record<string, string>>,
): readonly MailFact[] {
  const t = mailTexts(language);
  return REFERENCES.flatMap((name) => {
    const value = params[name];
    return value ? [{ label: t(`invoice.${name}`), value }] : [];
  });
}
