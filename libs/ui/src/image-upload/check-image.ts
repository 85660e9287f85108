import {
  ImageType,
  MAX_DOCUMENT_PAGES,
  MAX_UPLOAD_BYTES,
  UploadType,
} from '@leafshift/contracts/uploads';

/** Why a chosen file cannot be uploaded, as a translation key, or null. */
export function imageProblem(file: Blob): 'image.notAnImage' | 'image.tooLarge' | null {
  if (!ImageType.safeParse(file.type).success) return 'image.notAnImage';
  return file.size > MAX_UPLOAD_BYTES ? 'image.tooLarge' : null;
}

/** As `imageProblem`, where a PDF is taken too. */
export function documentProblem(file: Blob): 'image.notImageOrPdf' | 'image.fileTooLarge' | null {
  if (!UploadType.safeParse(file.type).success) return 'image.notImageOrPdf';
  return file.size > MAX_UPLOAD_BYTES ? 'image.fileTooLarge' : null;
}

/** What a picker says of the files that it takes, by translation keys. */
export const PICKS = {
  image: {
    accept: ImageType.options.join(),
    hint: 'image.hint',
    choose: 'image.choose',
    replace: 'image.replace',
    pages: 0,
  },
  document: {
    accept: UploadType.options.join(),
    hint: 'image.hintPdf',
    choose: 'image.chooseFile',
    replace: 'image.replaceFile',
    pages: MAX_DOCUMENT_PAGES,
  },
} as const;
