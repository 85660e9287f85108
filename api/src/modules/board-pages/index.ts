export { BoardPagesModule } from './board-pages.module.ts';
