import {
  beginTotp,
  type Factor,
  type FactorAdded,
  removeFactor,
  renewRecoveryCodes,
  type TotpSetUp,
} from '@leafshift/contracts/second-factor';
import { messageOf, secondFactorsKey, secondFactorsQuery } from '@leafshift/data-access';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../../../auth/passkeys/can-use-passkeys.ts';
import { useCore } from '../../../composition/core-context.ts';
import { SettingRow } from '../setting-row.tsx';
import styles from '../settings-page.module.css';
import { FactorRow } from './factor-row.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

type Doing =
  | { readonly what: 'totp'; readonly setUp: TotpSetUp }
  | { readonly what: 'passkey' | 'renew' }
  | { readonly what: 'remove'; readonly factor: Factor }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

/** What one signs in with beside the password: authenticator app, passkeys, recovery codes. */
export function SecuritySection() {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const queries = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(secondFactorsQuery(api));
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const [isBeginning, setIsBeginning] = useState(false);

  const changed = (msg: string, codes?: readonly string[]): void => {
    void queries.invalidateQueries({ queryKey: secondFactorsKey });
    alerts.notify('Success', msg);
    setDoing(codes ? { what: 'codes', codes } : null);
  };
  const added = ({ recoveryCodes }: FactorAdded): void =>
    changed(t('settings.security.added'), recoveryCodes);
  const beginApp = async (): Promise<void> => {
    setIsBeginning(true);
    try {
      setDoing({ what: 'totp', setUp: await api.send(beginTotp, {}) });
    } catch (failure) {
      alerts.notify('Error', messageOf(failure));
    } finally {
      setIsBeginning(false);
    }
  };
  const remove = async ({ _id }: Factor): Promise<void> => {
    await api.send(removeFactor, { params: { id: _id } });
    changed(t('settings.security.removed'));
  };
  const renew = async (): Promise<void> => {
    const { recoveryCodes } = await api.send(renewRecoveryCodes, {});
    changed(t('settings.security.codesMade'), recoveryCodes);
  };

  if (!data) {
    return (
      <Section title={t('settings.security.title')}>
        {error ? (
          <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} isCompact />
        ) : (
          <ListSkeleton rows={2} />
        )}
      </Section>
    );
  }
  const { factors, recoveryCodesLeft, isNeeded } = data;
  return (
    <Section title={t('settings.security.title')} description={t('settings.security.text')}>
      {isNeeded && <Alert type="warning" showIcon title={t('settings.security.needed')} />}
      {factors.length > 0 && (
        <ul className={styles.list}>
          {factors.map((factor) => (
            <FactorRow
              key={factor._id}
              factor={factor}
              onRemove={() => setDoing({ what: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      {factors.length > 0 && (
        <SettingRow
          name={t('settings.security.codes')}
          hint={t('settings.security.codesLeft', { count: recoveryCodesLeft })}
        >
          <Button onClick={() => setDoing({ what: 'renew' })}>
            {t('settings.security.renewCodes')}
          </Button>
        </SettingRow>
      )}
      <div className={styles.adding}>
        {canUsePasskeys() && (
          <Button onClick={() => setDoing({ what: 'passkey' })}>
            {t('settings.security.addPasskey')}
          </Button>
        )}
        <Button loading={isBeginning} onClick={beginApp}>
          {t('settings.security.addApp')}
        </Button>
      </div>
      {doing?.what === 'totp' && <TotpDialog setUp={doing.setUp} onAdded={added} onClose={close} />}
      {doing?.what === 'passkey' && <PasskeyDialog onAdded={added} onClose={close} />}
      {doing?.what === 'codes' && <RecoveryCodesDialog codes={doing.codes} onClose={close} />}
      <ConfirmDialog
        isOpen={doing?.what === 'remove'}
        title={t('settings.security.removeTitle')}
        confirmLabel={t('settings.security.remove')}
        isDangerous
        onConfirm={() => doing?.what === 'remove' && remove(doing.factor)}
        onCancel={close}
      >
        {t('settings.security.removeText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={doing?.what === 'renew'}
        title={t('settings.security.renewTitle')}
        confirmLabel={t('settings.security.renewCodes')}
        onConfirm={renew}
        onCancel={close}
      >
        {t('settings.security.renewText')}
      </ConfirmDialog>
    </Section>
  );
}
