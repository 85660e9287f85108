import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Way } from '../ways/way.tsx';
import { useBankLink } from './use-bank-link.ts';

/** 'Connect Bank' at the provider, and the bank form (specification, section 2). */
export function BankWays({ onNumbers }: { onNumbers: () => void }) {
  const { t } = useTranslation('mf-onboarding');
  const { isOpening, open, blocked } = useBankLink();
  return (
    <>
      <Way
        icon={<BankOutlined />}
        title={t('payment.bank')}
        text={t('payment.bankText')}
        isBusy={isOpening}
        onChoose={open}
      />
      {blocked !== null && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('payment.windowBlocked')}
          description={
            <a href={blocked} target="_blank" rel="noopener noreferrer">
              {t('payment.openBank')}
            </a>
          }
        />
      )}
      <Way
        icon={<FormOutlined />}
        title={t('payment.bankByNumbers')}
        text={t('payment.bankByNumbersText')}
        onChoose={onNumbers}
      />
    </>
  );
}
