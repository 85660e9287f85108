import { skipOnboarding } from '@leafshift/contracts/users';
import { Body, Controller, Put } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../auth/caller.ts';
import { Roles } from '../auth/roles.decorator.ts';
import { UsersService } from './users.service.ts';

@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Roles('Employer', 'Temp')
  @Put('skip-onboarding')
  skipOnboarding(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: skipOnboarding.body }) { data }: { data: boolean },
  ) {
    return this.users.skipOnboarding(userId, data);
  }
}
