import type { ShiftFile } from '@leafshift/contracts/back-office';
import { takeDownPost } from '@leafshift/contracts/moderation';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../desk/use-may.ts';
import { TakeDownForm } from '../moderation/take-down-form.tsx';

/** Takes a shift that has not begun from the board, with a reason that its business reads. */
export function TakeShiftDown({ file }: { readonly file: ShiftFile }) {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const [isTakingDown, setTakingDown] = useState(false);
  const { _id, date, state } = file.shift;
  const isComing = Date.parse(date) > Date.now() && (state === 'open' || state === 'filled');
  if (!may(takeDownPost) || !isComing || file.takenDownReason !== null) return null;
  return (
    <Section
      title={t('moderation.takeDown')}
      description={t('shifts.takeDownNote')}
      action={
        !isTakingDown && (
          <Button danger onClick={() => setTakingDown(true)}>
            {t('moderation.takeDown')}
          </Button>
        )
      }
    >
      {isTakingDown && <TakeDownForm postId={_id} onEnd={() => setTakingDown(false)} />}
    </Section>
  );
}
