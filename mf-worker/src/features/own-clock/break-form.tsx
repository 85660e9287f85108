import { recordBreak, type Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { textCode } from '@leafshift/domain/text-code';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { WaitingNote } from '../waiting/waiting-note.tsx';
import { ownTimesheetQuery } from './queries.ts';

const MOST_DIGITS = 4;

const TypedBreak = z.strictObject({
  breakMinutes: z.string().regex(/^\d+$/, textCode('FIELD_REQUIRED')),
});

interface BreakFormProps {
  readonly shift: TempPost;
  readonly sheet: Timesheet;
}

/** How long my unpaid break was, until the shift is submitted. */
export function BreakForm({ shift, sheet }: BreakFormProps) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();

  const params = { postId: shift._id };
  const rest = useWaitingCall(recordBreak, params, {
    onSent: (stored) => {
      client.setQueryData(ownTimesheetQuery(api, shift._id).queryKey, stored);
      notify('Success', t('ownClock.breakSaved'));
      client.invalidateQueries({ queryKey: postsKey }).catch(reportError);
    },
  });

  const send = async ({ breakMinutes }: z.output<typeof TypedBreak>): Promise<void> => {
    const body = { breakMinutes: Number(breakMinutes) };
    await rest.send({ params, body }, t('ownClock.break'));
  };

  return (
    <ZodForm
      schema={TypedBreak}
      defaultValues={{ breakMinutes: String(sheet.worker.breakMinutes ?? '') }}
      label={t('ownClock.break')}
      onSubmit={send}
    >
      <TextField
        name="breakMinutes"
        label={t('ownClock.breakMinutes')}
        inputMode="numeric"
        maxLength={MOST_DIGITS}
        format={(typed) => typed.replace(/\D/g, '')}
      />
      <FormActions>
        <SubmitButton>{t('ownClock.saveBreak')}</SubmitButton>
      </FormActions>
      <WaitingNote isWaiting={rest.isWaiting} />
    </ZodForm>
  );
}
