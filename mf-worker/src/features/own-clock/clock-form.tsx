import type { ClockedMoment, SelfClockForm, Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { textCode } from '@leafshift/domain/text-code';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { FailedAct } from '@leafshift/ui/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { WaitingNote } from '../waiting/waiting-note.tsx';
import type { NextTimes } from './next-times.ts';
import styles from './own-clock.module.css';
import { PosterClock } from './poster-clock.tsx';
import { ownTimesheetQuery } from './queries.ts';
import { useOwnClock } from './use-own-clock.ts';
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
export function ClockForm({ shift, next: known }: ClockFormProps) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const position = usePosition();
  const poster = params.get('poster');

  const said = (sheet: Timesheet, moment: ClockedMoment): string => {
    if (!sheet.worker.unwitnessed.includes(moment)) {
      return moment === 'in' ? t('ownClock.clockedIn') : t('ownClock.clockedOut');
    }
    return poster ? t('ownClock.posterFar') : t('ownClock.recorded');
  };
  const { next, isWaiting, record } = useOwnClock(shift, known, (sheet, moment) => {
    client.setQueryData(ownTimesheetQuery(api, shift._id).queryKey, sheet);
    notify('Success', said(sheet, moment));
    client.invalidateQueries({ queryKey: postsKey }).catch(reportError);
  });
  const recordNext = async (moment: ClockedMoment, form: SelfClockForm): Promise<void> => {
    await record(moment, form);
    setParams(
      (before) => {
        before.delete('code');
        before.delete('poster');
        return before;
      },
      { replace: true },
    );
  };
  const withCode = ({ code }: z.output<typeof CodeForm>): Promise<void> =>
    recordNext(next.byCode ?? 'in', { code, ...position.value });
  const word = useMutation({
    mutationFn: () => recordNext(next.byWord ?? 'in', { ...position.value }),
    networkMode: 'always',
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
  });

  if (next.byCode === null && next.byWord === null) return <WaitingNote isWaiting={isWaiting} />;
  return (
    <div className={styles.section}>
      <WaitingNote isWaiting={isWaiting} />
      {next.byCode && poster && (
        <PosterClock shift={shift} moment={next.byCode} poster={poster} record={recordNext} />
      )}
      {next.byCode && (
        <ZodForm
          key={next.byCode}
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
      <FailedAct error={word.error} isRetrying={word.isPending} onRetry={() => word.mutate()} />
      {next.byWord && <p className={styles.note}>{t('ownClock.wordText')}</p>}
    </div>
  );
}
