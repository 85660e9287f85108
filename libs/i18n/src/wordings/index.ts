export { useWordings } from './use-wordings.ts';
export { type Wordings, wordingsOf, wordingsSource } from './wordings.ts';
