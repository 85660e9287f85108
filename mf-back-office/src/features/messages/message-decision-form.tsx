import {
  decideMessageReport,
  type MessageReportDecision,
} from '@leafshift/contracts/conversations';
import { useShell } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { ReasonForm } from '../reasons/reason-form.tsx';

export type MessageDecision = MessageReportDecision['decision'];

const REASONS: Readonly<Record<MessageDecision, readonly ('harmless' | 'rude' | 'threat')[]>> = {
  dismissed: ['harmless'],
  removed: ['rude', 'threat'],
  closed: ['rude', 'threat'],
};

interface MessageDecisionFormProps {
  readonly reportId: string;
  readonly decision: MessageDecision;
  /** It was decided, or is not to be. */
  readonly onEnd: () => void;
}

/** Why it is so decided about a reported message; the log keeps it. */
export function MessageDecisionForm({ reportId, decision, onEnd }: MessageDecisionFormProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const decide = async (reason: string): Promise<void> => {
    await act(
      () => api.send(decideMessageReport, { params: { id: reportId }, body: { decision, reason } }),
      t(`messages.decided.${decision}`),
    );
    onEnd();
  };
  return (
    <ReasonForm
      label={t('messages.why')}
      reasons={REASONS[decision].map((reason) => t(`messages.because.${reason}`))}
      send={t(`messages.decide.${decision}`)}
      onSend={decide}
      onCancel={onEnd}
    />
  );
}
