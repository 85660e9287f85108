import type { FactorAdded } from '@leafshift/contracts/second-factor';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../form/auth-layout.tsx';

const PasskeyDialog = lazy(async () => ({
  default: (await import('../../settings/page/security/passkey-dialog.tsx')).PasskeyDialog,
}));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import('../../settings/page/security/recovery-codes-dialog.tsx'))
    .RecoveryCodesDialog,
}));

interface Props {
  /** Goes on, with a passkey or without one. */
  readonly onDone: () => void;
}

/** Offers a passkey once, right after the address was verified; the settings offer it at any time. */
export function PasskeyOffer({ onDone }: Props) {
  const { t } = useTranslation('shell');
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<FactorAdded['recoveryCodes']>();

  const added = ({ recoveryCodes }: FactorAdded): void => {
    setIsAdding(false);
    if (recoveryCodes) setCodes(recoveryCodes);
    else onDone();
  };

  return (
    <AuthLayout
      title={t('passkeyOffer.title')}
      intro={t('settings.security.passkeyText')}
      footer={
        <Button type="link" onClick={onDone}>
          {t('passkeyOffer.later')}
        </Button>
      }
    >
      <Button type="primary" block size="large" onClick={() => setIsAdding(true)}>
        {t('settings.security.addPasskey')}
      </Button>
      <Suspense fallback={null}>
        {isAdding && <PasskeyDialog onAdded={added} onClose={() => setIsAdding(false)} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={onDone} />}
      </Suspense>
    </AuthLayout>
  );
}
