import { PDFiumLibrary } from '@hyzyla/pdfium';
import { checkPdf, type PdfProblem } from './pdf-cleaning.ts';

/** What becomes of the bytes of a PDF that is kept as pictures: its pages, or why it is refused. */
export type DrawnPdf =
  | { readonly isClean: true; readonly pages: readonly DrawnPage[] }
  | { readonly isClean: false; readonly problem: PdfProblem };

/** The pixels of a page, four bytes each: red, green, blue and how opaque. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A letter page at 150 dots per inch, in pixels; a page of another shape fits into it. */
export const PAGE = { width: 1275, height: 1650 } as const;

const MOST_MEMORY = 256 * 1024 * 1024;
const MEMORY_PAGE = 64 * 1024;

/**
 * Draws the pages of a PDF, with the fields and stamps on them, after the same checks as `cleanPdf`.
 * For a thread of its own: it limits the memory of every WebAssembly program there to 256 MB.
 */
export async function drawPdf(bytes: Uint8Array, mostPages: number): Promise<DrawnPdf> {
  const checked = await checkPdf(bytes, mostPages);
  if (!checked.isClean) {
    return checked;
  }
  limitMemory();
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    // Another reader may see other pages than the one that checked it.
    if (document.getPageCount() > mostPages) {
      return { isClean: false, problem: 'too-long' };
    }
    const pages: DrawnPage[] = [];
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = Math.min(PAGE.width / originalWidth, PAGE.height / originalHeight);
      const { width, height, data } = await page.render({ scale, renderFormFields: true });
      pages.push({ width, height, pixels: data });
    }
    return { isClean: true, pages };
  } catch {
    // It was read once already, so that nobody's ordinary document comes here.
    return { isClean: false, problem: 'not-a-pdf' };
  }
}

/** A picture in a PDF can unfold to anything; what asks for more memory gets none. */
function limitMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (delta: number): number {
    if (this.buffer.byteLength + Number(delta) * MEMORY_PAGE > MOST_MEMORY) {
      throw new RangeError('A document asks for too much memory');
    }
    return grow.call(this, delta);
  };
}
