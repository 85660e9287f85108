import { ImageType, requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import type { ApiClient } from '@leafshift/data-access';

/**
 * Uploads an image straight to storage and answers the address that the profile call takes.
 * `onProgress` gets 0 to 1. Rejects with an `ApiError`.
 */
export async function sendImage(
  api: ApiClient,
  kind: UploadKind,
  image: Blob,
  onProgress: (share: number) => void,
): Promise<string> {
  const contentType = ImageType.parse(image.type);
  const ticket = await api.send(requestUpload, { body: { kind, contentType, size: image.size } });
  await api.upload(ticket, image, onProgress);
  return ticket.url;
}
