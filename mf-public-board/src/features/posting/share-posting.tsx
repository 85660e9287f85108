import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';

/** Copies the posting's address, and says how else to get it where the browser refuses. */
export const SharePosting = ({ path }: { path: string }) => {
  const { t } = useTranslation('mf-public-board');
  const { notify, config } = useShell();

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(path, config.portalUrl).href);
      notify('Success', t('posting.shared'));
    } catch {
      notify('Warning', t('posting.shareFailed'));
    }
  };

  return (
    <Button icon={<LinkOutlined />} onClick={copy} block>
      {t('posting.share')}
    </Button>
  );
};
