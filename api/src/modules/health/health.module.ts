import { Module } from '@nestjs/common';
import { ReadinessCheck } from './application/readiness-check.ts';
import { HealthController } from './http/health.controller.ts';

@Module({ controllers: [HealthController], providers: [ReadinessCheck] })
export class HealthModule {}
