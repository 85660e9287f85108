import type { PermanentPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useJobFact } from '@leafshift/i18n/messages';
import { useTranslation } from 'react-i18next';

/** As a posting has them, or as a form sends them. */
export type GivenFacts = Partial<
  Pick<PermanentPost, 'employmentKind' | 'weeklyHours' | 'benefits' | 'credentials'>
>;

/** Label and words of each fact that a permanent posting gives, as everybody reads them on the board. */
export function useJobFacts(): (
  facts: GivenFacts,
) => readonly { readonly label: string; readonly text: string }[] {
  const { t } = useTranslation('mf-employer');
  const { number } = useFormats();
  const jobFact = useJobFact();
  return ({ employmentKind, weeklyHours, benefits = [], credentials = [] }) =>
    [
      { label: t('jobFacts.kind'), text: employmentKind && jobFact('kind', employmentKind) },
      { label: t('jobFacts.weeklyHours'), text: weeklyHours && number(weeklyHours) },
      {
        label: t('jobFacts.benefits'),
        text: benefits.map((name) => jobFact('benefit', name)).join(', '),
      },
      { label: t('jobFacts.credentials'), text: credentials.join(', ') },
    ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
