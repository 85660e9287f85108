import { textCode } from '@leafshift/domain/text-code';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useUser } from '@leafshift/shell-sdk';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';

/** Says why a suspended worker can look, but not request; nothing for everybody else. */
export function SuspendedNotice() {
  const { t } = useTranslation('mf-worker');
  const say = useRefusals();
  if (!useUser().suspended) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={say(textCode('ACCOUNT_SUSPENDED'))}
      description={t('suspended.text')}
    />
  );
}
