import type { JobType } from '@leafshift/contracts/posts';
import {
  type RateBounds,
  stepDuration,
  stepMaximumPay,
  stepMinimumPay,
  stepRate,
  stepWorkers,
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
        format={formats.dollars}
        onMessage={notify}
        {...(warning && { hint: warning })}
      />
      <FormError message={message} />
    </div>
  );
}

/** Minimum and maximum pay of a permanent job; the minimum always stays below the maximum. */
export function PayRangeFields({ bounds }: { readonly bounds: RateBounds }) {
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const formats = useFormats();
  const rate = useField('rate');
  const rateHigh = useField('rateHigh');
  const [low, high] = useWatch<PermanentValues, ['rate', 'rateHigh']>({
    name: ['rate', 'rateHigh'],
  });
  return (
    <>
      <div>
        <Stepper
          label={t('postingForm.minimumRate')}
          value={low}
          onChange={rate.onChange}
          rule={(value, direction) => {
            const step = stepMinimumPay({ rate: value, rateHigh: high }, direction);
            return { value: step.value.rate, refusal: step.refusal };
          }}
          format={formats.dollars}
          onMessage={notify}
        />
        <FormError message={rate.message} />
      </div>
      <div>
        <Stepper
          label={t('postingForm.maximumRate')}
          value={high}
          onChange={rateHigh.onChange}
          rule={(value, direction) => {
            const step = stepMaximumPay({ rate: low, rateHigh: value }, direction, bounds);
            return { value: step.value.rateHigh, refusal: step.refusal };
          }}
          format={formats.dollars}
          onMessage={notify}
        />
        <FormError message={rateHigh.message} />
      </div>
    </>
  );
}
