export { FavouriteRepository } from './domain/favourite.repository.ts';
export { FavouritesModule } from './favourites.module.ts';
