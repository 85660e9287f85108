import { parentPort, workerData } from 'node:worker_threads';
import { cleanPdf } from './pdf-cleaning.ts';
import { drawPdf } from './pdf-drawing.ts';

/** What a thread is given to clean, or to draw as pages. */
export interface PdfToClean {
  readonly bytes: Uint8Array;
  readonly mostPages: number;
  readonly isDrawn: boolean;
}

// A thread of its own: a file that takes too long, or too much, ends the thread and nothing else.
const { bytes, mostPages, isDrawn } = workerData as PdfToClean;
parentPort?.postMessage(await (isDrawn ? drawPdf : cleanPdf)(bytes, mostPages));
