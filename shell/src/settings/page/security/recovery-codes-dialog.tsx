import { saveFile } from '@leafshift/data-access';
import { FormActions } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../../composition/core-context.ts';
import styles from '../settings-page.module.css';

const FILE = 'leafshift-recovery-codes.txt';

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, which nobody can show again: to copy, or as a file. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const text = `${codes.join('\n')}\n`;

  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => alerts.notify('Info', t('settings.security.codesCopied')),
      () => alerts.notify('Warning', t('settings.security.codesNotCopied')),
    );

  return (
    <Modal
      open
      title={t('settings.security.codes')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      width={440}
      centered
      footer={
        <FormActions>
          <Button size="large" onClick={copy}>
            {t('settings.security.copyCodes')}
          </Button>
          <Button
            size="large"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), FILE)}
          >
            {t('settings.security.downloadCodes')}
          </Button>
          <Button size="large" type="primary" onClick={onClose}>
            {t('settings.security.codesKept')}
          </Button>
        </FormActions>
      }
    >
      <div className={styles.rows}>
        <p className={styles.hint}>{t('settings.security.codesText')}</p>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code className={styles.code}>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
