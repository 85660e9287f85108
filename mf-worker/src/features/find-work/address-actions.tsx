import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import type { Location } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './address-actions.module.css';

/** Copies the address, or shows the place on a map in a new window. */
export function AddressActions({ location }: { readonly location: Location }) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.fullAddress);
      notify('Info', t('toast.addressCopied'));
    } catch {
      notify('Warning', t('toast.addressNotCopied'));
    }
  };

  return (
    <div className={styles.actions}>
      <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
        {t('address.copy')}
      </Button>
      <Button
        icon={<EnvironmentOutlined aria-hidden />}
        href={mapAddress(location)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('address.openMap')}
      </Button>
    </div>
  );
}

function mapAddress({ latitude, longitude }: Location): string {
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` });
  return `https://www.google.com/maps/search/?${query}`;
}
