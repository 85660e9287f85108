import { Global, Module } from '@nestjs/common';
import { PersonalPreferences } from './api/personal-preferences.ts';
import { PreferencesController } from './api/preferences.controller.ts';
import { UserPreferences } from './api/user-preferences.ts';
import { PreferencesRepository } from './domain/preferences.repository.ts';
import { MongoPreferencesRepository } from './persistence/mongo-preferences.repository.ts';

@Global()
@Module({
  controllers: [PreferencesController],
  providers: [
    PersonalPreferences,
    UserPreferences,
    { provide: PreferencesRepository, useClass: MongoPreferencesRepository },
  ],
  exports: [UserPreferences],
})
export class PreferencesModule {}
