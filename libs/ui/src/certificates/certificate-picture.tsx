import { ApiError } from '@leafshift/data-access';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { ErrorState, PictureSkeleton } from '../states/index.ts';
import { certificatePictureQuery, type FindPicture } from './certificate-picture-query.ts';
import styles from './certificates.module.css';

interface Props {
  readonly id: string;
  readonly find: FindPicture;
  /** The certificate's name and number, for those who do not see the picture. */
  readonly name: string;
  readonly number: string;
}

/** The picture of a certificate: on its way, there, or failed with Retry. */
export function CertificatePicture({ id, find, name, number }: Props) {
  const t = useUiText();
  const [image, setImage] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { data: address, error, isFetching, refetch } = useQuery(certificatePictureQuery(id, find));

  const retry = async (): Promise<void> => {
    const { isSuccess } = await refetch();
    if (isSuccess) setImage('loading');
  };
  const notArrived = () =>
    new ApiError({ statusCode: 0, code: 'OFFLINE', msg: t('certificate.pictureFailed') });

  if (error || image === 'failed') {
    return <ErrorState error={error ?? notArrived()} onRetry={retry} isRetrying={isFetching} />;
  }
  return (
    <>
      {image === 'loading' && <PictureSkeleton />}
      {address !== undefined && (
        <img
          src={address}
          alt={t('certificate.pictureOf', { name, number })}
          className={styles.picture}
          hidden={image === 'loading'}
          referrerPolicy="no-referrer"
          onLoad={() => setImage('shown')}
          onError={() => setImage('failed')}
        />
      )}
    </>
  );
}
