import Segmented from 'antd/es/segmented';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Worker or Business, at the top of the sign-up form. */
export function UsertypeToggle() {
  const { t } = useTranslation('shell');
  const { field } = useController({ name: 'usertype' });
  return (
    <Segmented
      block
      size="large"
      name="usertype"
      aria-label={t('register.as')}
      value={field.value}
      onChange={field.onChange}
      options={[
        { value: 'Temp', label: t('register.worker') },
        { value: 'Employer', label: t('register.business') },
      ]}
    />
  );
}
