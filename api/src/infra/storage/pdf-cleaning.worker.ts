import { parentPort, workerData } from 'node:worker_threads';
import { cleanPdf } from './pdf-cleaning.ts';

/** What a thread is given to clean. */
export interface PdfToClean {
  readonly bytes: Uint8Array;
  readonly mostPages: number;
}

// A thread of its own: a file that takes too long, or too much, ends the thread and nothing else.
const { bytes, mostPages } = workerData as PdfToClean;
parentPort?.postMessage(await cleanPdf(bytes, mostPages));
