import { EmployerPostsQuery } from '@leafshift/contracts/posts';
import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../auth/caller.ts';
import { Roles } from '../auth/roles.decorator.ts';
import { EmployerPostsService } from './employer-posts.service.ts';

@Controller('posts')
export class EmployerPostsController {
  constructor(private readonly posts: EmployerPostsService) {}

  @Roles('Employer')
  @Get('employer-posts')
  list(
    @CurrentCaller() { userId }: Caller,
    @Query({ schema: EmployerPostsQuery }) query: EmployerPostsQuery,
  ) {
    return this.posts.list(userId, query);
  }
}
