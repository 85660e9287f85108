import type { UploadTarget } from '../api-client.ts';
import { failureOf, offline } from './failures.ts';

/** Sends bytes with a progress that `fetch` cannot tell; reports 0 to 1. */
export function uploadBytes(
  target: UploadTarget,
  file: Blob,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) {
        onProgress?.(1);
        resolve();
      } else {
        failureOf(request.status, request.responseText).then(reject, reject);
      }
    });
    request.addEventListener('error', () => reject(offline()));
    request.addEventListener('abort', () => reject(signal?.reason ?? offline()));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.open(target.method, target.uploadUrl);
    for (const [name, value] of Object.entries(target.headers)) {
      request.setRequestHeader(name, value);
    }
    request.send(file);
  });
}
