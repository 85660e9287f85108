import { inflateSync } from 'node:zlib';
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** What becomes of the bytes of a PDF: written anew, or why they are refused. */
export type CleanedPdf =
  | { readonly isClean: true; readonly bytes: Uint8Array; readonly pages: number }
  | RefusedPdf;

interface RefusedPdf {
  readonly isClean: false;
  readonly problem: PdfProblem;
}

export type PdfProblem = 'not-a-pdf' | 'protected' | 'not-safe' | 'too-long';

const HEADER = '%PDF-';
const MOST_UNFOLDED = 64 * 1024 * 1024;

/** Keys of dictionaries that hold something to run, or a file in the file. */
const REFUSED_KEYS = new Set([
  ...['JS', 'JavaScript', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'AF', 'XFA'],
  ...['RichMediaContent', 'RichMediaSettings', 'Collection'],
]);
/** Actions and annotations that do more than show something or lead to a page. */
const REFUSED_KINDS = new Set([
  ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'Rendition', 'Movie', 'Sound'],
  ...['RichMedia', 'RichMediaExecute', 'FileAttachment', 'Screen', '3D', 'GoTo3DView', 'Trans'],
]);
const KINDS = ['S', 'Subtype'].map((name) => PDFName.of(name));
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:)/i;

interface CheckedPdf {
  readonly isClean: true;
  readonly source: PDFDocument;
  readonly pages: number;
}

/** Whether bytes say that they are a PDF. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, HEADER.length)).toString('latin1') === HEADER;

/** A PDF written anew from its pages: what no page shows is gone. Refused as `checkPdf` says. */
export async function cleanPdf(bytes: Uint8Array, mostPages: number): Promise<CleanedPdf> {
  const checked = await checkPdf(bytes, mostPages);
  if (!checked.isClean) {
    return checked;
  }
  const { source, pages } = checked;
  try {
    return { isClean: true, bytes: await writtenAnew(source), pages };
  } catch {
    // Pages that are there, but not as they should be.
    return refused('not-a-pdf');
  }
}

/**
 * A PDF as it was read, once nothing speaks against it. One that asks to run something or carries files
 * is refused, because nobody can say what its sender meant by it.
 */
export async function checkPdf(
  bytes: Uint8Array,
  mostPages: number,
): Promise<CheckedPdf | RefusedPdf> {
  if (!isPdf(bytes)) {
    return refused('not-a-pdf');
  }
  if (unfoldsTooFar(Buffer.from(bytes))) {
    return refused('not-safe');
  }
  try {
    const source = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
    });
    const objects = source.context.enumerateIndirectObjects().map(([, object]) => object);
    if (objects.some(isActive)) {
      return refused('not-safe');
    }
    const pages = source.getPageCount();
    if (pages > mostPages) {
      return refused('too-long');
    }
    return { isClean: true, source, pages };
  } catch (error) {
    return refused(error instanceof EncryptedPDFError ? 'protected' : 'not-a-pdf');
  }
}

const refused = (problem: PdfProblem): RefusedPdf => ({ isClean: false, problem });

async function writtenAnew(source: PDFDocument): Promise<Uint8Array> {
  for (const page of source.getPages()) {
    keepLinks(page);
  }
  const clean = await PDFDocument.create({ updateMetadata: false });
  for (const page of await clean.copyPages(source, source.getPageIndices())) {
    clean.addPage(page);
  }
  return clean.save();
}

/** Links to the web stay; whatever else lies on a page, and what happens when it is opened, goes. */
function keepLinks({ node }: PDFPage): void {
  for (const name of ['AA', 'Metadata', 'PieceInfo', 'B', 'StructParents']) {
    node.delete(PDFName.of(name));
  }
  const annotations = node.Annots();
  const links = (annotations?.asArray() ?? []).filter((entry) => {
    const annotation = node.context.lookup(entry);
    return annotation instanceof PDFDict && annotation.lookup(PDFName.of('A')) instanceof PDFDict;
  });
  node.delete(PDFName.of('Annots'));
  if (links.length > 0) {
    node.set(PDFName.of('Annots'), node.context.obj(links));
  }
}

/** Whether an object, or one within it, runs something, carries a file or leads to a strange address. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) {
    return isActive(object.dict);
  }
  if (object instanceof PDFArray) {
    return object.asArray().some(isActive);
  }
  return (
    object instanceof PDFDict &&
    (object.keys().some((key) => REFUSED_KEYS.has(key.decodeText())) ||
      KINDS.some((kind) => isRefusedKind(object.lookup(kind))) ||
      leadsAstray(object.lookup(PDFName.of('URI'))) ||
      object.values().some(isActive))
  );
}

const isRefusedKind = (kind: PDFObject | undefined): boolean =>
  kind instanceof PDFName && REFUSED_KINDS.has(kind.decodeText());

const leadsAstray = (address: PDFObject | undefined): boolean =>
  (address instanceof PDFString || address instanceof PDFHexString) &&
  !SAFE_ADDRESS.test(address.decodeText().trim());

/** Whether some stream of it would fill the memory once it is unfolded; asked before anything is parsed. */
function unfoldsTooFar(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const from = bytes[at + 6] === 0x0d ? at + 8 : at + 7;
    try {
      inflateSync(bytes.subarray(from), { maxOutputLength: MOST_UNFOLDED });
    } catch (error) {
      // Most streams are no such data, or end before the file does: only too much counts.
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
        return true;
      }
    }
  }
  return false;
}
