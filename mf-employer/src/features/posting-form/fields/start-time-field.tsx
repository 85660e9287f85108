import { FieldFrame, useField } from '@leafshift/ui/form';
import TimePicker from 'antd/es/time-picker';
import dayjs from 'dayjs';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepEnter } from '../../shift/keep-enter.ts';
import { useTypedFormats } from '../../shift/typed-formats.ts';
import { roundedStart } from '../model/schedule.ts';
import type { TempValues } from '../model/values.ts';

const MINUTES_BETWEEN_STARTS = 15;
const ANY_DAY = '2000-01-01';

/** When the shift starts: a typed time goes up to the next 15-minute mark. */
export function StartTimeField() {
  const { t } = useTranslation('mf-employer');
  const { isEnglish, times } = useTypedFormats();
  const { setValue, getValues } = useFormContext<TempValues>();
  const { message, value, onChange, onBlur, ref } = useField('time');
  const choose = (typed: string) => {
    const { time, days } = roundedStart(typed, getValues('days'));
    setValue('days', days);
    onChange(time);
  };
  return (
    <FieldFrame label={t('postingForm.startTime')} error={message}>
      {(ids) => (
        <TimePicker
          {...ids}
          ref={ref}
          onBlur={onBlur}
          size="large"
          format={times}
          use12Hours={isEnglish}
          minuteStep={MINUTES_BETWEEN_STARTS}
          needConfirm={false}
          allowClear={false}
          showNow={false}
          placeholder={t('postingForm.chooseTime')}
          onKeyDown={keepEnter}
          style={{ width: '100%' }}
          value={value ? dayjs(`${ANY_DAY}T${value}`) : null}
          onChange={(chosen) => chosen && choose(chosen.format('HH:mm'))}
          {...(message && { status: 'error' as const })}
        />
      )}
    </FieldFrame>
  );
}
