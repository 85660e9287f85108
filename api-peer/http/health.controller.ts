import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/public.decorator.ts';

@Controller('health')
export class HealthController {
  @Public()
  @Get('ready')
  ready(): { ready: true } {
    return { ready: true };
  }
}
