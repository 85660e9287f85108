import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import UnlockOutlined from '@ant-design/icons/es/icons/UnlockOutlined';
import type { Profile } from '@leafshift/contracts/profile';
import { type LockedField, lockedFields } from '@leafshift/domain/locked-fields';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useUiText } from '../locales/use-ui-text.ts';
import { NewReviewDialog } from './new-review.tsx';
import styles from './review.module.css';

/** What a text field shows while it is locked, or may be changed at the cost of a new review. */
type LockProps =
  | Record<string, never>
  | { readonly hint: string; readonly readOnly?: true; readonly suffix: ReactNode };

interface Props {
  readonly profile: Profile;
  readonly who: 'worker' | 'business';
  /** The fields of the form, with what each takes from the lock. */
  readonly children: (propsOf: (field: LockedField) => LockProps) => ReactNode;
}

/**
 * Fields of the surrounding form that an approval has locked: each says why it cannot be changed, and
 * a button below opens them, once the reader knows that a change asks for a new review.
 */
export function LockedFields({ profile, who, children }: Props) {
  const t = useUiText();
  const { setValue } = useFormContext();
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const locked = lockedFields({
    identificationDocument: profile.identificationDocument.status,
    backgroundCheck: profile.backgroundCheck.status,
    businessLicence: profile.businessLicence.status,
  });

  const propsOf = (field: LockedField): LockProps => {
    if (!locked.includes(field)) return {};
    return isOpen
      ? { hint: t('review.open'), suffix: <UnlockOutlined aria-hidden /> }
      : { hint: t('review.locked'), readOnly: true, suffix: <LockOutlined aria-hidden /> };
  };
  const keep = (): void => {
    for (const field of locked) {
      setValue(field, profile[field] ?? '', { shouldValidate: true });
    }
    setOpen(false);
  };

  return (
    <>
      {children(propsOf)}
      {locked.length > 0 && (
        <div className={styles.change}>
          <Button onClick={isOpen ? keep : () => setAsking(true)}>
            {isOpen ? t('review.keep') : t(`review.change.${who}`)}
          </Button>
          <NewReviewDialog
            isOpen={isAsking}
            who={who}
            what="details"
            gate={profile.verificationGate}
            onConfirm={() => {
              setAsking(false);
              setOpen(true);
            }}
            onCancel={() => setAsking(false)}
          />
        </div>
      )}
    </>
  );
}
