import { updateProfile } from '@leafshift/contracts/profile';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import { anImage } from './an-image.ts';
import type { Person } from './people.ts';
import type { RequestOptions, TestApi } from './test-api.ts';

type DocumentField = 'identificationDocument' | 'backgroundCheck' | 'businessLicence';

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

/** Uploads an image for somebody; gives the address to save it by. */
export async function anUpload(api: TestApi, who: Person, kind: UploadKind): Promise<string> {
  const body = { kind, contentType: 'image/jpeg' as const, size: 1000 };
  const { uploadUrl, url } = await api.get(requestUpload, { body }, who);
  const headers = { 'content-type': 'image/jpeg' };
  await api.send('PUT', pathOf(uploadUrl), { body: await anImage(), headers });
  return url;
}

/** Hands a document in for review; gives the link to it and the cookie that came with it. */
export async function aSubmittedDocument(
  api: TestApi,
  who: Person,
  field: DocumentField,
  kind: UploadKind,
): Promise<{ readonly link: string; readonly cookie: string }> {
  const uploadUrl = await anUpload(api, who, kind);
  const answer = await api.request(updateProfile, { body: { [field]: { uploadUrl } } }, who);
  if (!answer.ok) {
    throw new Error(`The document was refused: ${JSON.stringify(answer.body)}`);
  }
  return { link: answer.body[field]?.uploadUrl ?? '', cookie: cookieOf(answer.headers) };
}

/** The cookie that an answer sets, as a browser would send it back. */
export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** The status of opening a file. */
export const opened = async (
  api: TestApi,
  link: string,
  headers: RequestOptions['headers'] = {},
): Promise<number> => (await api.send('GET', pathOf(link), { headers })).status;
