import { useField } from '../form/index.ts';
import { ImageUpload } from './image-upload.tsx';

type UploadProps = Parameters<typeof ImageUpload>[0];
type Props = Pick<UploadProps, 'api' | 'kind' | 'label' | 'crop'> & { readonly name: string };

/** An image of the surrounding form: the field holds the address that the profile call takes. */
export function ImageField({ name, ...upload }: Props) {
  const { message, value, onChange, ref } = useField(name);
  return (
    <ImageUpload
      {...upload}
      ref={ref}
      value={value ?? null}
      onUploaded={onChange}
      error={message}
    />
  );
}
