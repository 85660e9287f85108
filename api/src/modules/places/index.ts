export { PlacesModule } from './places.module.ts';
