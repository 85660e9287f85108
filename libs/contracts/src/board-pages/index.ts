export { BoardPage, boardPage, robots, sitemap } from './calls.ts';
