import {
  DEFAULT_MAX_HOURLY_RATE,
  stepDuration,
  stepRate,
  stepWorkers,
  typeDuration,
  typeRate,
  typeWorkers,
} from '@leafshift/domain/posting-rules';
import { useFormats } from '@leafshift/i18n';
import { useState } from 'react';
import type { Meta } from 'storybook-react-rsbuild';
import { Stepper } from '../../src/stepper/index.ts';
import styles from './stories.module.css';

export default { title: 'Steppers' } satisfies Meta;

const BOUNDS = { prices: [], maxHourlyRate: DEFAULT_MAX_HOURLY_RATE };

export const Steppers = () => {
  const formats = useFormats();
  const [duration, setDuration] = useState(8);
  const [rate, setRate] = useState(23);
  const [workers, setWorkers] = useState(1);
  return (
    <div className={styles.stack}>
      <Stepper
        label="Duration"
        value={duration}
        onChange={setDuration}
        rule={stepDuration}
        typedRule={typeDuration}
        format={formats.hours}
        hint="4 to 16 hours"
      />
      <Stepper
        label="Hourly Rate"
        value={rate}
        onChange={setRate}
        rule={(value, direction) => stepRate(value, direction, 'Authorized Retailer', BOUNDS)}
        typedRule={(typed) => typeRate(rate, typed, 'Authorized Retailer', BOUNDS)}
        format={formats.dollars}
      />
      <Stepper
        label="Workers"
        value={workers}
        onChange={setWorkers}
        rule={stepWorkers}
        typedRule={typeWorkers}
      />
    </div>
  );
};
