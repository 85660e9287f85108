import Alert from 'antd/es/alert';
import { useUiText } from '../locales/use-ui-text.ts';

/** What follows for a worker's pay, said before a bank is connected. */
export function NewBankNote() {
  const t = useUiText();
  return (
    <Alert
      role="note"
      type="info"
      showIcon
      title={t('bank.newBankTitle')}
      description={t('bank.newBank')}
    />
  );
}
