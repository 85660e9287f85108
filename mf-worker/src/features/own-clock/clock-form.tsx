import {
  type SelfClockForm,
  selfClockIn,
  selfClockOut,
  type Timesheet,
} from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { type ApiClient, messageOf } from '@leafshift/data-access';
import { textCode } from '@leafshift/domain/text-code';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import type { NextTimes } from './next-times.ts';
import styles from './own-clock.module.css';
import { PosterClock } from './poster-clock.tsx';
import { ownTimesheetQuery } from './queries.ts';
import { usePosition } from './use-position.ts';

const CODE_DIGITS = 6;

const CodeForm = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, textCode('CODE_REQUIRED')),
});

interface ClockFormProps {
  readonly shift: TempPost;
  readonly next: NextTimes;
}

/** Clocks in or out with the employer's code, or by my word alone. The link of the code fills it in. */
export function ClockForm({ shift, next }: ClockFormProps) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const position = usePosition();
  const poster = params.get('poster');

  const show = (sheet: Timesheet, said: string): void => {
    client.setQueryData(ownTimesheetQuery(api, shift._id).queryKey, sheet);
    notify('Success', said);
    setParams(
      (before) => {
        before.delete('code');
        before.delete('poster');
        return before;
      },
      { replace: true },
    );
    client.invalidateQueries({ queryKey: postsKey }).catch(reportError);
  };
  const withCode = async ({ code }: z.output<typeof CodeForm>): Promise<void> => {
    const form = { code, ...position.value };
    const isIn = next.byCode === 'in';
    const sheet = await record(api, shift._id, isIn, form);
    show(sheet, isIn ? t('ownClock.clockedIn') : t('ownClock.clockedOut'));
  };
  const word = useMutation({
    mutationFn: () => record(api, shift._id, next.byWord === 'in', { ...position.value }),
    onSuccess: (sheet) => show(sheet, t('ownClock.recorded')),
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
  });

  if (next.byCode === null && next.byWord === null) return null;
  return (
    <div className={styles.section}>
      {next.byCode && poster && (
        <PosterClock
          shift={shift}
          next={next}
          poster={poster}
          record={(isIn, form) => record(api, shift._id, isIn, form)}
          onRecorded={show}
        />
      )}
      {next.byCode && (
        <ZodForm
          schema={CodeForm}
          defaultValues={{ code: params.get('code') ?? '' }}
          label={t('ownClock.code')}
          onSubmit={withCode}
        >
          <TextField
            name="code"
            label={t('ownClock.code')}
            hint={t('ownClock.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS}
          />
          <FormActions>
            <SubmitButton>
              {next.byCode === 'in' ? t('ownClock.clockIn') : t('ownClock.clockOut')}
            </SubmitButton>
          </FormActions>
        </ZodForm>
      )}
      <div className={styles.line}>
        {position.isKnown ? (
          <p className={styles.note} role="status">
            {t('ownClock.positionAdded')}
          </p>
        ) : (
          <Button onClick={position.ask} loading={position.isAsking}>
            {t('ownClock.addPosition')}
          </Button>
        )}
        {position.hasFailed && (
          <p className={styles.note} role="status">
            {t('ownClock.positionFailed')}
          </p>
        )}
        {next.byWord && (
          <Button onClick={() => word.mutate()} loading={word.isPending}>
            {next.byWord === 'in' ? t('ownClock.here') : t('ownClock.left')}
          </Button>
        )}
      </div>
      {next.byWord && <p className={styles.note}>{t('ownClock.wordText')}</p>}
    </div>
  );
}

const record = (
  api: ApiClient,
  postId: string,
  isIn: boolean,
  body: SelfClockForm,
): Promise<Timesheet> =>
  isIn
    ? api.send(selfClockIn, { params: { postId }, body })
    : api.send(selfClockOut, { params: { postId }, body });
