import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import type { Location } from '@leafshift/contracts/profile';
import { useCopy } from '@leafshift/remote-pages/clipboard';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './address-actions.module.css';
import { mapAddress } from './maps.ts';

/** Copies the address, or shows the place on a map in a new window. */
export function AddressActions({ location }: { readonly location: Location }) {
  const { t } = useTranslation('mf-worker');
  const copy = useCopy();
  const said = { done: t('toast.addressCopied'), failed: t('toast.addressNotCopied') };
  return (
    <div className={styles.actions}>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => copy(location.fullAddress, said)}>
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
