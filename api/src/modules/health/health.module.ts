import { Module } from '@nestjs/common';
import { HealthController } from './api/health.controller.ts';

@Module({ controllers: [HealthController] })
export class HealthModule {}
