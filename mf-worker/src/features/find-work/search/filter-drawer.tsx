import { JOB_TYPES } from '@leafshift/domain/posting-rules';
import { provinceName } from '@leafshift/domain/province-names';
import { PROVINCE_CODES } from '@leafshift/domain/provinces';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { typedNumber } from '@leafshift/ui/stepper';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../date-range/date-range.tsx';
import { LabelledField } from '../../date-range/labelled-field.tsx';
import styles from './filter-drawer.module.css';
import { TypedField } from './typed-field.tsx';
import { DISTANCES, type WorkFilters } from './work-filters.ts';

/** Nothing typed is any rate. */
const isAmount = (text: string): boolean => text.trim() === '' || typedNumber(text) !== null;

export type FilterChange = { readonly [K in keyof WorkFilters]?: WorkFilters[K] | undefined };

interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly filters: WorkFilters;
  /** A distance needs the worker's own address to count from. */
  readonly knowsHome: boolean;
  readonly onChange: (change: FilterChange) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** What Find Work can be narrowed to; each choice takes effect at once. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, filters, knowsHome, onChange, onClear, onClose } = props;
  const { t } = useTranslation('mf-worker');
  const trade = useTrade();
  const language = useLanguage();
  const formats = useFormats();
  return (
    <Drawer
      title={t('filters.title')}
      open={isOpen}
      onClose={onClose}
      size={380}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClear}>{t('filters.clear')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('filters.done')}
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        <LabelledField label={t('filters.jobType')}>
          {(id) => (
            <Select
              id={id}
              size="large"
              allowClear
              placeholder={t('filters.any')}
              value={filters.jobType}
              options={JOB_TYPES.map((jobType) => ({ value: jobType, label: trade(jobType) }))}
              onChange={(jobType) => onChange({ jobType })}
            />
          )}
        </LabelledField>
        <TypedField
          label={t('filters.minRate')}
          value={filters.minRate === undefined ? '' : String(filters.minRate)}
          inputMode="decimal"
          {...formats.dollarSign}
          problemOf={(text) => (isAmount(text) ? undefined : t('filters.minRateProblem'))}
          isSame={(typed, value) => typedNumber(typed) === typedNumber(value)}
          onChange={(text) =>
            isAmount(text) && onChange({ minRate: typedNumber(text) || undefined })
          }
        />
        <DateRange from={filters.from} to={filters.to} onChange={onChange} />
        <LabelledField label={t('filters.province')}>
          {(id) => (
            <Select
              id={id}
              size="large"
              allowClear
              placeholder={t('filters.any')}
              value={filters.province}
              options={PROVINCE_CODES.map((code) => ({
                value: code,
                label: provinceName(code, language),
              }))}
              onChange={(province) => onChange({ province })}
            />
          )}
        </LabelledField>
        <TypedField
          label={t('filters.city')}
          value={filters.city ?? ''}
          onChange={(city) => onChange({ city: city === '' ? undefined : city })}
        />
        <LabelledField
          label={t('filters.distance')}
          hint={knowsHome ? undefined : t('filters.distanceHint')}
        >
          {(id) => (
            <Select
              id={id}
              size="large"
              allowClear
              disabled={!knowsHome}
              placeholder={t('filters.any')}
              value={filters.withinKm}
              options={DISTANCES.map((distance) => ({
                value: distance as number,
                label: t('filters.km', { distance: formats.number(distance) }),
              }))}
              onChange={(withinKm) => onChange({ withinKm })}
            />
          )}
        </LabelledField>
      </div>
    </Drawer>
  );
}
