export { SearchSlot as Component } from '../features/search/search-slot.tsx';
