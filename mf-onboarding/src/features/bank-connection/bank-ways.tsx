import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import type { User } from '@leafshift/contracts/users';
import { useUser } from '@leafshift/shell-sdk';
import { NewBankNote } from '@leafshift/ui/bank-form';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Way } from '../ways/way.tsx';
import { useBankLink } from './use-bank-link.ts';
import { useUserOnReturn } from './use-user-on-return.ts';

interface Props {
  readonly accounts: User['bankDetails'];
  readonly onNumbers: () => void;
}

/** 'Connect Bank' at the provider, and the bank form (MONEY-34). */
export function BankWays({ accounts, onNumbers }: Props) {
  const { t } = useTranslation('mf-onboarding');
  const { usertype } = useUser();
  const { isOpening, open, isElsewhere, blocked, follow } = useBankLink(accounts);
  useUserOnReturn(isElsewhere);

  return (
    <>
      {usertype === 'Temp' && <NewBankNote />}
      <Way
        icon={<BankOutlined aria-hidden />}
        title={t('payment.bank')}
        text={t('payment.bankText')}
        isBusy={isOpening}
        onChoose={open}
      />
      {isElsewhere && <Alert type="info" showIcon role="status" title={t('payment.bankOpened')} />}
      {blocked !== null && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('payment.windowBlocked')}
          description={
            <a
              href={blocked}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                if (!follow()) event.preventDefault();
              }}
            >
              {t('payment.openBank')}
            </a>
          }
        />
      )}
      <Way
        icon={<FormOutlined aria-hidden />}
        title={t('payment.bankByNumbers')}
        text={t('payment.bankByNumbersText')}
        onChoose={onNumbers}
      />
    </>
  );
}
