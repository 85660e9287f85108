import { ReportForm } from '@leafshift/contracts/moderation';
import { REPORT_REASONS } from '@leafshift/domain/moderation';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFocusOnChange } from '../focus/index.ts';
import { FormActions, RadioField, SubmitButton, TextAreaField, ZodForm } from '../form/index.ts';
import { FormModal } from '../form-modal/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './report-dialog.module.css';

const MAX_WORDS = 500;

interface ReportDialogProps {
  readonly isOpen: boolean;
  readonly send: (report: ReportForm) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What is wrong with a posting, for the back office; then thanks. */
export function ReportDialog({ isOpen, send, onClose }: ReportDialogProps) {
  const t = useUiText();
  const [isSent, setIsSent] = useState(false);
  const thanks = useFocusOnChange<HTMLDivElement>(isSent);
  return (
    <FormModal
      isOpen={isOpen}
      title={t(isSent ? 'report.thanks' : 'report.action')}
      width={480}
      centered
      onClose={onClose}
      afterClose={() => setIsSent(false)}
    >
      {isSent ? (
        <div ref={thanks} tabIndex={-1} className={styles.thanks}>
          <p role="status">{t('report.thanksText')}</p>
          <FormActions>
            <Button type="primary" size="large" onClick={onClose}>
              {t('action.close')}
            </Button>
          </FormActions>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t('report.lead')}</p>
          <ZodForm
            schema={ReportForm}
            defaultValues={{ reason: '', words: '' }}
            label={t('report.action')}
            onSubmit={async (report) => {
              await send(report);
              setIsSent(true);
            }}
          >
            <RadioField
              isList
              name="reason"
              label={t('report.reason')}
              options={REPORT_REASONS.map((reason) => ({
                value: reason,
                label: t(`report.reasons.${reason}`),
              }))}
            />
            <Words />
            <FormActions>
              <Button size="large" onClick={onClose}>
                {t('action.cancel')}
              </Button>
              <SubmitButton>{t('report.send')}</SubmitButton>
            </FormActions>
          </ZodForm>
        </>
      )}
    </FormModal>
  );
}

function Words() {
  const t = useUiText();
  const isNeeded = useWatch({ name: 'reason' }) === 'other';
  return (
    <TextAreaField
      name="words"
      label={t('report.words')}
      optional={!isNeeded}
      maxLength={MAX_WORDS}
    />
  );
}
