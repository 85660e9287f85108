import type { AutoConfirmCriteria } from '@leafshift/contracts/auto-confirm';
import { CERTIFICATES } from '@leafshift/contracts/profile';
import { useFormats } from '@leafshift/i18n';
import { NativeSelect } from '@leafshift/ui/native-select';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import styles from './auto-confirm.module.css';

const RATINGS = [3, 3.5, 4, 4.5, 5] as const;
const NAMES = Object.keys(CERTIFICATES) as (keyof typeof CERTIFICATES)[];

interface CriteriaFieldsProps {
  readonly value: AutoConfirmCriteria;
  readonly onChange: (value: AutoConfirmCriteria) => void;
}

/** What a worker has to be: rating, favourite, certificate. */
export function CriteriaFields({ value, onChange }: CriteriaFieldsProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <span aria-hidden>{t('autoConfirm.minRating')}</span>
        <NativeSelect
          isLarge
          label={t('autoConfirm.minRating')}
          value={String(value.minRating ?? '')}
          options={[
            { value: '', label: t('autoConfirm.anyRating') },
            ...RATINGS.map((rating) => ({
              value: String(rating),
              label: t('autoConfirm.stars', { rating: formats.number(rating) }),
            })),
          ]}
          onChange={(chosen) =>
            onChange({ ...value, minRating: chosen === '' ? null : Number(chosen) })
          }
        />
      </div>
      <div className={styles.field}>
        <span aria-hidden>{t('autoConfirm.certificate')}</span>
        <NativeSelect
          isLarge
          label={t('autoConfirm.certificate')}
          value={value.certificate ?? ''}
          options={[
            { value: '', label: t('autoConfirm.anyCertificate') },
            ...NAMES.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(chosen) =>
            onChange({ ...value, certificate: NAMES.find((name) => name === chosen) ?? null })
          }
        />
      </div>
      <Checkbox
        checked={value.favouritesOnly}
        onChange={({ target }) => onChange({ ...value, favouritesOnly: target.checked })}
      >
        {t('autoConfirm.favouritesOnly')}
      </Checkbox>
    </div>
  );
}
