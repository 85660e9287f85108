import { takeDownPost } from '@leafshift/contracts/moderation';
import { useShell } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { ReasonForm } from '../reasons/reason-form.tsx';

const REASONS = ['misleading', 'contact', 'illegal', 'discriminating', 'scam'] as const;

interface TakeDownFormProps {
  readonly postId: string;
  /** It was taken down, or is not to be. */
  readonly onEnd: () => void;
}

/** Why a posting is taken down, in words that its business reads. */
export function TakeDownForm({ postId, onEnd }: TakeDownFormProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const takeDown = async (reason: string): Promise<void> => {
    await act(
      () => api.send(takeDownPost, { params: { id: postId }, body: { reason } }),
      t('moderation.takenDownToast'),
    );
    onEnd();
  };
  return (
    <ReasonForm
      label={t('moderation.whyTakeDown')}
      reasons={REASONS.map((reason) => t(`reasons.posting.${reason}`))}
      send={t('moderation.takeDown')}
      onSend={takeDown}
      onCancel={onEnd}
    />
  );
}
