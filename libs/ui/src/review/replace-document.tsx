import type { Profile, ReviewedDocument } from '@leafshift/contracts/profile';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { NewReviewDialog } from './new-review.tsx';

interface Props {
  readonly who: 'worker' | 'business';
  /** Such as 'Government Photo ID'. */
  readonly title: string;
  readonly document: ReviewedDocument;
  readonly gate: Profile['verificationGate'];
  readonly onReplace: () => void;
}

/** The way to another document in the place of one that waits, or of an approved one once its reader knows what that means. */
export function ReplaceDocument({ who, title, document, gate, onReplace }: Props) {
  const t = useUiText();
  const [isAsking, setAsking] = useState(false);
  const isApproved = document.status === 'Approved';
  return (
    <div>
      <Button
        aria-label={t('review.replaceOf', { title })}
        onClick={() => (isApproved ? setAsking(true) : onReplace())}
      >
        {t('review.replace')}
      </Button>
      <NewReviewDialog
        isOpen={isAsking}
        who={who}
        what="document"
        gate={gate}
        onConfirm={() => {
          setAsking(false);
          onReplace();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
