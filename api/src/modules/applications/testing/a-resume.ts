import { PDFDocument } from '@cantoo/pdf-lib';
import type { TestApi } from '../../../testing/test-api.ts';

/** A page that says a name. */
export async function aResume(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Ada Lovelace');
  return Buffer.from(await document.save());
}

/** Sends bytes as a résumé for a posting. */
export const sendFile = (api: TestApi, postId: string, bytes: Buffer): Promise<Response> =>
  api.send('POST', `/api/applications/resume/${postId}`, {
    body: bytes,
    headers: { 'content-type': 'application/pdf' },
  });

/** The key of a résumé that was taken in. Throws where it was refused. */
export async function resumeKeyFor(api: TestApi, postId: string): Promise<string> {
  const answer = await sendFile(api, postId, await aResume());
  if (!answer.ok) {
    throw new Error(`The résumé was refused: ${await answer.text()}`);
  }
  return ((await answer.json()) as { readonly key: string }).key;
}
