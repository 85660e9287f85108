import { FindWorkQuery } from '@leafshift/contracts/posts';
import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../auth/caller.ts';
import { Roles } from '../auth/roles.decorator.ts';
import { FindWorkService } from './find-work.service.ts';

@Controller('posts')
export class FindWorkController {
  constructor(private readonly findWork: FindWorkService) {}

  @Roles('Temp')
  @Get('find-work')
  list(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: FindWorkQuery }) query: FindWorkQuery,
  ) {
    return this.findWork.list(userId, query);
  }
}
