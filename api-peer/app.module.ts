import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { LoggerModule } from 'nestjs-pino';
import { AuthModule } from './auth/auth.module.ts';
import { BoardModule } from './board/board.module.ts';
import { ConfirmModule } from './confirm/confirm.module.ts';
import { EmployerPostsModule } from './employer-posts/employer-posts.module.ts';
import { FindWorkModule } from './find-work/find-work.module.ts';
import { HealthController } from './http/health.controller.ts';
import { RefusedFilter } from './http/refused.filter.ts';
import { RequestLimitGuard } from './http/request-limit.guard.ts';
import { settings } from './settings.ts';
import { UsersModule } from './users/users.module.ts';

const SECRET_HEADERS = ['x-auth-token', 'authorization', 'cookie'];

@Module({
  imports: [
    LoggerModule.forRoot({
      pinoHttp: { level: 'info', redact: SECRET_HEADERS.map((name) => `req.headers["${name}"]`) },
    }),
    // The API makes the collections and their indexes.
    MongooseModule.forRoot(settings.MONGODB_URI, {
      autoCreate: false,
      autoIndex: false,
      w: 'majority',
    }),
    AuthModule,
    BoardModule,
    FindWorkModule,
    EmployerPostsModule,
    ConfirmModule,
    UsersModule,
  ],
  controllers: [HealthController],
  providers: [
    { provide: APP_GUARD, useClass: RequestLimitGuard },
    { provide: APP_FILTER, useClass: RefusedFilter },
  ],
})
export class AppModule {}
