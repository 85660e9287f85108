export { markedNotAgain, NotAgain } from './domain/not-again.ts';
export { WorkerNotesModule } from './worker-notes.module.ts';
