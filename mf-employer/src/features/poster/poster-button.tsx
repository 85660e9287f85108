import QrcodeOutlined from '@ant-design/icons/es/icons/QrcodeOutlined';
import { locationPoster } from '@leafshift/contracts/clockedtime';
import type { Location } from '@leafshift/contracts/profile';
import { detailKey } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './poster.module.css';
import { Poster } from './poster.tsx';

/** Opens the poster of a location, to be printed and hung up where workers arrive. */
export function PosterButton({ location }: { readonly location: Location }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const poster = useQuery({
    queryKey: detailKey('profile', { of: 'poster', id: location._id }),
    queryFn: ({ signal }) =>
      api.send(locationPoster, { params: { locationId: location._id } }, { signal }),
    enabled: isOpen,
  });
  const label = t('poster.action', { name: location.locationName });
  return (
    <>
      <Button
        type="text"
        icon={<QrcodeOutlined aria-hidden />}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      />
      <Modal
        open={isOpen}
        title={t('poster.title')}
        okText={t('poster.print')}
        okButtonProps={{ disabled: !poster.data }}
        onOk={() => window.print()}
        onCancel={() => setIsOpen(false)}
        destroyOnHidden
      >
        {poster.isError && (
          <ErrorState
            error={poster.error}
            onRetry={poster.refetch}
            isRetrying={poster.isRefetching}
          />
        )}
        {poster.data && <Poster poster={poster.data} />}
        <p className={styles.hint}>{t('poster.hint')}</p>
      </Modal>
    </>
  );
}
