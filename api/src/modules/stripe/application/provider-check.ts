import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../../../infra/readiness/dependency-checks.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';

/** Lets the readiness check ask whether the provider answers. */
@Injectable()
export class ProviderCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.checks.register('provider', () => this.provider.ping());
  }
}
