import { JOB_FILTERS, type JobFilters, readJobFilters } from '@leafshift/domain/job-facts';
import { useJobFact } from '@leafshift/i18n/messages';
import { NativeSelect } from '@leafshift/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly facts: JobFilters;
  readonly onChange: (facts: JobFilters) => void;
}

/** Filters by what a business says of the employment; open from the beginning where one is chosen. */
export const MoreFilters = ({ facts, onChange }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const jobFact = useJobFact();
  const [isOpen, setIsOpen] = useState(Object.keys(facts).length > 0);
  const labels = {
    kind: t('posting.kind'),
    hours: t('posting.weeklyHours'),
    benefit: t('posting.benefits'),
    credential: t('posting.credentials'),
  };
  const choose = (name: keyof JobFilters, value: string): void =>
    onChange(
      readJobFilters((asked) =>
        asked === name ? value : (facts[asked as keyof JobFilters] ?? null),
      ),
    );

  return (
    <details
      className="ls-posting-more-filters"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('board.moreFilters')}</summary>
      <div>
        {(['kind', 'hours', 'benefit', 'credential'] as const).map((name) => (
          <div key={name} className="ls-posting-filter">
            <span aria-hidden>{labels[name]}</span>
            <NativeSelect
              isLarge
              label={labels[name]}
              value={facts[name] ?? ''}
              options={[
                { value: '', label: t('board.any') },
                ...JOB_FILTERS[name].map((value) => ({ value, label: jobFact(name, value) })),
              ]}
              onChange={(value) => choose(name, value)}
            />
          </div>
        ))}
      </div>
    </details>
  );
};
