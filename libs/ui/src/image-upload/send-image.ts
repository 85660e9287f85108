import { requestUpload, type UploadKind, UploadType } from '@leafshift/contracts/uploads';
import type { ApiClient } from '@leafshift/data-access';

/**
 * Uploads an image, or a PDF where its kind may be one, straight to storage and answers the address that the profile call takes.
 * `onProgress` gets 0 to 1. Rejects with an `ApiError`, or with the reason of the signal.
 */
export async function sendImage(
  api: ApiClient,
  kind: UploadKind,
  image: Blob,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const contentType = UploadType.parse(image.type);
  const until = signal && { signal };
  const body = { kind, contentType, size: image.size };
  const ticket = await api.send(requestUpload, { body }, until);
  await api.upload(ticket, image, onProgress, until);
  return ticket.url;
}
