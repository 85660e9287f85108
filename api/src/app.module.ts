import { type DynamicModule, Module } from '@nestjs/common';
import { CoreModule } from './core/core.module.ts';
import { infraModule, type Surroundings } from './infra/infra.module.ts';
import { modules } from './modules/modules.ts';

@Module({})
class AppModule {}

/** The whole API: core, infra, and the modules. */
export const appModule = (surroundings: Surroundings): DynamicModule => ({
  module: AppModule,
  imports: [infraModule(surroundings), CoreModule, ...modules],
});
