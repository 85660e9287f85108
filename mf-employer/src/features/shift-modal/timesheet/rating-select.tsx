import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';

const STARS = [5, 4, 3, 2, 1] as const;

interface RatingSelectProps {
  readonly id: string;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onChange: (stars: number) => void;
}

/** 1 to 5 stars where there is no room for five. */
export function RatingSelect({ id, value, isDisabled, onChange }: RatingSelectProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <Select
      id={id}
      size="large"
      popupMatchSelectWidth={false}
      disabled={isDisabled}
      value={value}
      options={STARS.map((stars) => ({
        value: stars,
        label: t('jobDetails.stars', { count: stars }),
      }))}
      onChange={onChange}
    />
  );
}
