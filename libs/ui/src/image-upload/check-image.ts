import { ImageType, MAX_UPLOAD_BYTES } from '@leafshift/contracts/uploads';

/** Why a chosen file cannot be uploaded, as a translation key, or null. */
export function imageProblem(file: Blob): 'image.notAnImage' | 'image.tooLarge' | null {
  if (!ImageType.safeParse(file.type).success) return 'image.notAnImage';
  return file.size > MAX_UPLOAD_BYTES ? 'image.tooLarge' : null;
}
