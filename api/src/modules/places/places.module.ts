import { Module } from '@nestjs/common';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { placePrecision } from './persistence/place-precision.migration.ts';

/** How exactly it is known where stored addresses are (ADR 0256). */
@Module({})
export class PlacesModule {
  constructor(migrations: Migrations) {
    migrations.register(placePrecision);
  }
}
