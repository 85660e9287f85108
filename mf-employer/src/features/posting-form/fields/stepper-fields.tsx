import type { JobType } from '@leafshift/contracts/posts';
import {
  type PermanentRange,
  type RateBounds,
  type Step,
  stepDuration,
  stepMaximumPay,
  stepMinimumPay,
  stepRate,
  stepWorkers,
  typeDuration,
  typeMaximumPay,
  typeMinimumPay,
  typeRate,
  typeWorkers,
} from '@leafshift/domain/posting-rules';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { FormError, useField } from '@leafshift/ui/form';
import { Stepper } from '@leafshift/ui/stepper';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PermanentValues } from '../model/values.ts';

/** How long the shift is: 4 to 16 hours in half hours. */
export function DurationField() {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { value, onChange, message } = useField('duration');
  return (
    <div>
      <Stepper
        label={t('shift.duration')}
        value={value}
        onChange={onChange}
        rule={stepDuration}
        typedRule={typeDuration}
        format={formats.hours}
      />
      <FormError message={message} />
    </div>
  );
}

/** How many workers: one or more. */
export function WorkersField() {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { value, onChange, message } = useField('totalWorkers');
  return (
    <div>
      <Stepper
        label={t('shift.workers')}
        value={value}
        onChange={onChange}
        rule={stepWorkers}
        typedRule={typeWorkers}
        format={formats.number}
      />
      <FormError message={message} />
    </div>
  );
}

interface RateFieldProps {
  readonly jobType: JobType | null;
  readonly bounds: RateBounds;
  /** A warning about the chosen rate, such as the province's minimum wage. */
  readonly warning?: string | undefined;
}

/** Hourly pay in steps of 0.50, from the minimum of the job type to the configured most. */
export function RateField({ jobType, bounds, warning }: RateFieldProps) {
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const formats = useFormats();
  const { value, onChange, message } = useField('rate');
  return (
    <div>
      <Stepper
        label={t('shift.hourlyRate')}
        value={value}
        onChange={onChange}
        rule={(rate, direction) => stepRate(rate, direction, jobType, bounds)}
        typedRule={(typed) => typeRate(value, typed, jobType, bounds)}
        format={formats.dollars}
        onMessage={notify}
        {...(warning && { hint: warning })}
      />
      <FormError message={message} />
    </div>
  );
}

/** Minimum and maximum pay of a permanent job. The minimum stays below: one end moves the other. */
export function PayRangeFields({ bounds }: { readonly bounds: RateBounds }) {
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const formats = useFormats();
  const low = useField('rate');
  const high = useField('rateHigh');
  const [rate, rateHigh] = useWatch<PermanentValues, ['rate', 'rateHigh']>({
    name: ['rate', 'rateHigh'],
  });
  const range = { rate, rateHigh };
  const take = (changed: PermanentRange) => {
    low.onChange(changed.rate);
    high.onChange(changed.rateHigh);
  };
  const shared = { format: formats.dollars, onMessage: notify };
  return (
    <>
      <div>
        <Stepper
          {...shared}
          label={t('postingForm.minimumRate')}
          value={rate}
          onChange={(value) => take(typeMinimumPay(range, value, bounds).value)}
          rule={(value, direction) =>
            minimumOf(stepMinimumPay({ ...range, rate: value }, direction, bounds))
          }
          typedRule={(typed) => minimumOf(typeMinimumPay(range, typed, bounds))}
        />
        <FormError message={low.message} />
      </div>
      <div>
        <Stepper
          {...shared}
          label={t('postingForm.maximumRate')}
          value={rateHigh}
          onChange={(value) => take(typeMaximumPay(range, value, bounds).value)}
          rule={(value, direction) =>
            maximumOf(stepMaximumPay({ ...range, rateHigh: value }, direction, bounds))
          }
          typedRule={(typed) => maximumOf(typeMaximumPay(range, typed, bounds))}
        />
        <FormError message={high.message} />
      </div>
    </>
  );
}

const minimumOf = ({ value, refusal }: Step<PermanentRange>) => ({ value: value.rate, refusal });
const maximumOf = ({ value, refusal }: Step<PermanentRange>) => ({
  value: value.rateHigh,
  refusal,
});
