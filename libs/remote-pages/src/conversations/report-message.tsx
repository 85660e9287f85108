import { MessageReportForm, reportMessage } from '@leafshift/contracts/conversations';
import { MESSAGE_REPORT_REASONS } from '@leafshift/domain/conversations';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, RadioField, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';
import { conversationsKey, type Talk } from './queries.ts';

const MAX_WORDS = 500;

interface ReportMessageProps {
  readonly talk: Talk;
  readonly messageId: string;
  readonly onClose: () => void;
}

/** What is wrong with a message, for the back office. */
export function ReportMessage({ talk, messageId, onClose }: ReportMessageProps) {
  const t = useConversationText();
  const { api, notify } = useShell();
  const client = useQueryClient();
  return (
    <FormModal isOpen title={t('report.title')} width={480} centered onClose={onClose}>
      <p className={styles.lead}>{t('report.lead')}</p>
      <ZodForm
        schema={MessageReportForm}
        defaultValues={{ reason: undefined as never, words: '' }}
        label={t('report.title')}
        onSubmit={async (body) => {
          await api.send(reportMessage, { params: { ...talk, messageId }, body });
          await client.invalidateQueries({ queryKey: conversationsKey });
          notify('Success', t('report.thanks'));
          onClose();
        }}
      >
        <RadioField
          isList
          name="reason"
          label={t('report.reason')}
          options={MESSAGE_REPORT_REASONS.map((reason) => ({
            value: reason,
            label: t(`report.reasons.${reason}`),
          }))}
        />
        <TextAreaField name="words" label={t('report.words')} optional maxLength={MAX_WORDS} />
        <FormActions>
          <Button size="large" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton>{t('report.send')}</SubmitButton>
        </FormActions>
      </ZodForm>
    </FormModal>
  );
}
