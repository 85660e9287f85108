import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { refuse } from '../../core/errors/api-error.ts';
import type { CleanedPdf } from './pdf-cleaning.ts';
import type { PdfToClean } from './pdf-cleaning.worker.ts';
import type { DrawnPdf } from './pdf-drawing.ts';
import { Turns } from './turns.ts';

const MAX_WAITING = 10;
const RETRY_SECONDS = 5;
const MAX_SECONDS = 10;
const MAX_MEGABYTES = 256;

const turns = new Turns(MAX_WAITING);

/**
 * Cleans a PDF in a thread of its own, one at a time in this process. What ends the thread, because it
 * takes too long or too much memory, is not safe. Throws TOO_MANY_REQUESTS when too many wait already.
 */
export const takeInPdf = (bytes: Uint8Array, mostPages: number): Promise<CleanedPdf> =>
  inTurn({ bytes, mostPages, isDrawn: false });

/** As `takeInPdf`, for pictures of its pages. */
export const takeInPages = (bytes: Uint8Array, mostPages: number): Promise<DrawnPdf> =>
  inTurn({ bytes, mostPages, isDrawn: true });

function inTurn<Result extends CleanedPdf | DrawnPdf>(file: PdfToClean): Promise<Result> {
  if (turns.isFull) {
    return refuse('TOO_MANY_REQUESTS', { retryAfter: RETRY_SECONDS });
  }
  return turns.take(() => inThread<Result>(file));
}

function inThread<Result extends CleanedPdf | DrawnPdf>(workerData: PdfToClean): Promise<Result> {
  // The bundle has the thread's program beside its own, the sources have it here.
  const own = fileURLToPath(import.meta.url);
  const thread = new Worker(join(dirname(own), `pdf-cleaning.worker${extname(own)}`), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  return new Promise((resolve) => {
    const giveUp = () => resolve({ isClean: false, problem: 'not-safe' } as Result);
    const timer = setTimeout(() => {
      giveUp();
      void thread.terminate();
    }, MAX_SECONDS * 1000);
    thread.once('message', resolve);
    thread.once('error', giveUp);
    thread.once('exit', () => {
      clearTimeout(timer);
      giveUp();
    });
  });
}
