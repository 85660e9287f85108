import { Module } from '@nestjs/common';
import { HealthController } from './http/health.controller.ts';

@Module({ controllers: [HealthController] })
export class HealthModule {}
