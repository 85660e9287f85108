import { useUiText } from '../locales/use-ui-text.ts';
import { type FindPicture, ViewPictures } from '../private-picture/index.ts';

interface Props {
  readonly id: string;
  readonly find: FindPicture;
  readonly name: string;
  readonly number: string;
}

/** Opens the picture of a certificate in a dialog. */
export function ViewPicture({ id, find, name, number }: Props) {
  const t = useUiText();
  return (
    <ViewPictures
      title={name}
      label={t('certificate.viewPictureOf', { name, number })}
      pictures={[{ id, find, alt: t('certificate.pictureOf', { name, number }) }]}
    />
  );
}
