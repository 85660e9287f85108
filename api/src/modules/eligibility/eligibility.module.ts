import { Module } from '@nestjs/common';
import { ProfileModule } from '../profile/index.ts';
import { Eligibility } from './application/eligibility.ts';

/** The one place that says whether an account may act. */
@Module({
  imports: [ProfileModule],
  providers: [Eligibility],
  exports: [Eligibility],
})
export class EligibilityModule {}
