export { LocationForm } from './location-form.tsx';
export { LocationList } from './location-list.tsx';
