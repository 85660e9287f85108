export { markedNotAgain } from './application/marked-not-again.event.ts';
export { NotAgain } from './domain/not-again.ts';
export { WorkerNotesModule } from './worker-notes.module.ts';
