import { textCode } from '@leafshift/domain/text-code';
import { ApiError } from '../api-error.ts';

const notFetched = (cause: unknown): ApiError =>
  new ApiError({
    statusCode: 0,
    code: 'PART_NOT_FETCHED',
    msg: textCode('PART_NOT_FETCHED'),
    cause,
  });

/**
 * Code of the page that comes when it is first needed, such as the schemas of a form. Throws the
 * `ApiError` of a call without an answer where it cannot be fetched; asked again, it tries again (PLATFORM-9).
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw notFetched(cause);
  }
}
