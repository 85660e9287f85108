import { provinceName } from '@leafshift/domain/province-names';
import { findProvince } from '@leafshift/domain/provinces';
import { isOldEnoughForRetail, retailMinimumAge } from '@leafshift/domain/shift-lifecycle';
import { useLanguage } from '@leafshift/i18n';
import Alert from 'antd/es/alert';
import { useWatch } from 'react-hook-form';
import { useUiText } from '../locales/use-ui-text.ts';
import { birthDayOf, today } from './birth-day.ts';

/** Tells who is too young for retail shifts of their province that they cannot take any there (ONBOARD-51). */
export function RetailAgeNotice() {
  const t = useUiText();
  const language = useLanguage();
  const [birthDay, province] = useWatch({ name: ['birthDay', 'province'] });
  const born = birthDayOf(birthDay);
  const known = findProvince(String(province ?? ''));
  if (!born || !known || isOldEnoughForRetail(born, known.code, today())) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('worker.tooYoung', {
        age: retailMinimumAge(known.code),
        province: provinceName(known.code, language),
      })}
    />
  );
}
