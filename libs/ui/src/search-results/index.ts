export { type SearchResult, SearchResults } from './search-results.tsx';
