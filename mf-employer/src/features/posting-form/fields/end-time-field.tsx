import { calendarDayIn, type TimeZone, toCalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { FieldFrame } from '@leafshift/ui/form';
import Input from 'antd/es/input';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { endOfShift } from '../model/schedule.ts';
import type { TempValues } from '../model/values.ts';

interface EndTimeFieldProps {
  readonly zone: TimeZone;
  readonly now: Date;
}

/** When the shift ends: start plus duration, computed and read-only. */
export function EndTimeField({ zone, now }: EndTimeFieldProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const [days, time, duration] = useWatch<TempValues, ['days', 'time', 'duration']>({
    name: ['days', 'time', 'duration'],
  });
  const endText = () => {
    if (!time) {
      return '';
    }
    const day = days[0] ? toCalendarDay(days[0]) : calendarDayIn(now, zone);
    const { end, daysLater } = endOfShift(day, time, duration, zone);
    const text = `${formats.time(end, zone)} ${formats.zoneName(end, zone)}`;
    return daysLater > 0 ? t('postingForm.nextDay', { time: text }) : text;
  };
  return (
    <FieldFrame label={t('postingForm.endTime')} error={undefined}>
      {({ id }) => (
        <Input
          id={id}
          size="large"
          variant="filled"
          readOnly
          tabIndex={-1}
          value={endText()}
          placeholder={t('postingForm.endTimeUnknown')}
        />
      )}
    </FieldFrame>
  );
}
