import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalPreferences } from './application/personal-preferences.ts';
import { UserPreferences } from './application/user-preferences.ts';
import { PreferencesRepository } from './domain/preferences.repository.ts';
import { PreferencesController } from './http/preferences.controller.ts';
import { MongoPreferencesRepository } from './persistence/mongo-preferences.repository.ts';
import { preferencesCollection } from './persistence/preferences.schema.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([preferencesCollection])],
  controllers: [PreferencesController],
  providers: [
    PersonalPreferences,
    UserPreferences,
    { provide: PreferencesRepository, useClass: MongoPreferencesRepository },
  ],
  exports: [UserPreferences],
})
export class PreferencesModule {}
