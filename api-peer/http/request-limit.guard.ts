import {
  type CanActivate,
  type ExecutionContext,
  HttpException,
  HttpStatus,
  Injectable,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { settings } from '../settings.ts';

/** The general limit of requests a minute and address. */
@Injectable()
export class RequestLimitGuard implements CanActivate {
  private readonly limiter = new RateLimiterMemory({
    points: settings.REQUESTS_PER_MINUTE,
    duration: 60,
  });

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const isWithin = await this.limiter.consume(ip).then(
      () => true,
      () => false,
    );
    if (!isWithin) throw new HttpException('Too many requests', HttpStatus.TOO_MANY_REQUESTS);
    return true;
  }
}
