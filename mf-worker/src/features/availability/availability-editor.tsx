import {
  AvailabilityForm,
  changeAvailability,
  type AvailabilityForm as Form,
} from '@leafshift/contracts/availability';
import { messageOf } from '@leafshift/data-access';
import { JOB_TITLES } from '@leafshift/domain/posting-rules';
import { useFormats } from '@leafshift/i18n';
import { useMessages, useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { NativeSelect } from '@leafshift/ui/native-select';
import { Section } from '@leafshift/ui/page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DISTANCES } from '../find-work/search/work-filters.ts';
import styles from './availability.module.css';
import { DayTimesField } from './day-times-field.tsx';
import { DaysOffField } from './days-off-field.tsx';
import { availabilityQuery } from './queries.ts';

const ANY = 'any';

/** When, as what and how far from home I work; it is saved as a whole. */
export function AvailabilityEditor({ known }: { readonly known: Form }) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const say = useMessages();
  const trade = useTrade();
  const formats = useFormats();
  const client = useQueryClient();
  const [form, setForm] = useState(known);
  const save = useMutation({
    mutationFn: () => api.send(changeAvailability, { body: form }),
    onSuccess: (saved) => {
      client.setQueryData(availabilityQuery(api).queryKey, saved);
      setForm(saved);
      notify('Success', t('availability.saved'));
    },
  });

  const change = (part: Partial<Form>): void => setForm((before) => ({ ...before, ...part }));
  const { error } = AvailabilityForm.safeParse(form);
  const problemOf = (day: number): string | undefined => {
    const issue = error?.issues.find(({ path }) => path[0] === 'weekly' && path[1] === day);
    return issue && say(issue.message);
  };
  const distances = [
    ...new Set([...DISTANCES, ...(form.withinKm === null ? [] : [form.withinKm])]),
  ];
  return (
    <Section title={t('availability.title')} description={t('availability.text')}>
      <div className={styles.editor}>
        <ul className={styles.week} aria-label={t('availability.week')}>
          {formats.weekdays().map((day, index) => (
            <DayTimesField
              key={day}
              day={day}
              times={form.weekly[index] ?? 'any'}
              problem={problemOf(index)}
              onChange={(times) =>
                change({ weekly: form.weekly.map((each, at) => (at === index ? times : each)) })
              }
            />
          ))}
        </ul>
        <DaysOffField daysOff={form.daysOff} onChange={(daysOff) => change({ daysOff })} />
        <fieldset className={styles.roles}>
          <legend className={styles.legend}>{t('availability.roles')}</legend>
          {JOB_TITLES.map((role) => (
            <Checkbox
              key={role}
              checked={form.roles.includes(role)}
              onChange={({ target }) =>
                change({
                  roles: target.checked
                    ? [...form.roles, role]
                    : form.roles.filter((each) => each !== role),
                })
              }
            >
              {trade(role)}
            </Checkbox>
          ))}
          <p className={styles.note}>{t('availability.rolesHint')}</p>
        </fieldset>
        <div className={styles.distance}>
          <span className={styles.legend}>{t('availability.distance')}</span>
          <NativeSelect
            isLarge
            label={t('availability.distance')}
            value={form.withinKm === null ? ANY : String(form.withinKm)}
            options={[
              { value: ANY, label: t('filters.any') },
              ...distances.map((distance) => ({
                value: String(distance),
                label: t('filters.km', { distance: formats.number(distance) }),
              })),
            ]}
            onChange={(value) => change({ withinKm: value === ANY ? null : Number(value) })}
          />
        </div>
        {save.isError && <Alert showIcon type="error" title={say(messageOf(save.error))} />}
        <Button
          type="primary"
          size="large"
          loading={save.isPending}
          disabled={error !== undefined}
          onClick={() => save.mutate()}
        >
          {t('availability.save')}
        </Button>
      </div>
    </Section>
  );
}
