import { ApiError } from '@leafshift/data-access';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { ErrorState, PictureSkeleton } from '../states/index.ts';
import { type FindPicture, pictureQuery } from './picture-query.ts';
import styles from './private-picture.module.css';

/** What is higher by width, as the pages of a document are, is read at full width and scrolled. */
const LONG = 1.25;

interface Props {
  /** Of the picture, for as long as it is shown. */
  readonly id: string;
  readonly find: FindPicture;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** A picture that only who is signed in may see: on its way, there, or failed with Retry. */
export function PrivatePicture({ id, find, alt }: Props) {
  const t = useUiText();
  const [image, setImage] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [isLong, setLong] = useState(false);
  const { data: address, error, isFetching, refetch } = useQuery(pictureQuery(id, find));

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
          alt={alt}
          className={clsx(styles.picture, isLong && styles.long)}
          hidden={image === 'loading'}
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setLong(naturalHeight > LONG * naturalWidth);
            setImage('shown');
          }}
          onError={() => setImage('failed')}
        />
      )}
    </>
  );
}
