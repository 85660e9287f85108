import type { PostingTemplate } from '@leafshift/contracts/posting-templates';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useTranslation } from 'react-i18next';

/** A template in one line: what the job is, how long and for how much. */
export function TemplateFacts({ posting }: { readonly posting: PostingTemplate['posting'] }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const facts =
    posting.employmentType === 'Temp'
      ? [
          t('postingForm.temp'),
          trade(posting.jobTitle ?? posting.jobType ?? ''),
          formats.hours(posting.duration),
          formats.dollars(posting.rate),
        ]
      : [
          t('postingForm.permanent'),
          posting.jobType,
          t('postingForm.range', {
            low: formats.dollars(posting.rate),
            high: formats.dollars(posting.rateHigh),
          }),
        ];
  return facts.filter(Boolean).join(' · ');
}
