export {
  changeSavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearch,
} from './calls.ts';
export {
  MAX_SAVED_SEARCHES,
  SavedSearch,
  SavedSearchChange,
  SavedSearchForm,
} from './schemas.ts';
