export { FavouritesModule } from './favourites.module.ts';
