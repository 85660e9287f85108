import { findProvince, PROVINCE_NAMES } from '@leafshift/domain/provinces';
import { isOldEnoughForRetail, retailMinimumAge } from '@leafshift/domain/shift-lifecycle';
import { type CalendarDay, calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { readersZone } from '@leafshift/ui/text';
import Alert from 'antd/es/alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Tells who is too young for retail shifts of their province that they cannot take any there. */
export function RetailAgeNotice() {
  const { t } = useTranslation('mf-worker');
  const [birthDay, province] = useWatch({ name: ['birthDay', 'province'] });
  const born = dayOrNull(birthDay);
  const known = findProvince(String(province ?? ''));
  const today = calendarDayIn(Date.now(), readersZone());
  if (!born || !known || isOldEnoughForRetail(born, known.code, today)) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('profile.tooYoung', {
        age: retailMinimumAge(known.code),
        province: PROVINCE_NAMES[known.code],
      })}
    />
  );
}

function dayOrNull(text: unknown): CalendarDay | null {
  try {
    return typeof text === 'string' && text !== '' ? toCalendarDay(text) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
