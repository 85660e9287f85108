import { useField } from '@leafshift/ui/form';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';

/** The Worker/Business toggle (specification, section 2). */
export function UserTypeToggle() {
  const { t } = useTranslation('shell');
  const { value, onChange } = useField('usertype');
  return (
    <Segmented
      block
      size="large"
      aria-label={t('register.as')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'Temp', label: t('register.worker') },
        { value: 'Employer', label: t('register.business') },
      ]}
    />
  );
}
