import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  addFavourite,
  favouriteWorkers,
  invitedShifts,
  inviteWorkers,
  removeFavourite,
  shiftInvitations,
} from '@leafshift/contracts/favourites';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { FavouriteWorkers } from '../application/favourite-workers.ts';
import { InviteWorkersUseCase } from '../application/invite-workers.use-case.ts';
import { ShiftInvitations } from '../application/shift-invitations.ts';

/** Favourite workers, and invitations to shifts. */
@Controller()
export class FavouritesController {
  constructor(
    private readonly workers: FavouriteWorkers,
    private readonly inviteWorkersUseCase: InviteWorkersUseCase,
    private readonly invitations: ShiftInvitations,
  ) {}

  @Endpoint(favouriteWorkers)
  async list(@Caller() { userId }: EmployerCaller): Promise<CallAnswer<typeof favouriteWorkers>> {
    return { favourites: await this.workers.list(userId) };
  }

  @Endpoint(addFavourite)
  add(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof addFavourite>,
  ): Promise<CallAnswer<typeof addFavourite>> {
    return this.workers.add(userId, asId<WorkerId>(params.userId));
  }

  @Endpoint(removeFavourite)
  remove(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof removeFavourite>,
  ): Promise<void> {
    return this.workers.remove(userId, asId<WorkerId>(params.userId));
  }

  @Endpoint(inviteWorkers)
  async invite(
    @Caller() { userId }: EmployerCaller,
    @Input() { body }: CallParsed<typeof inviteWorkers>,
  ): Promise<CallAnswer<typeof inviteWorkers>> {
    const shiftIds = body.postIds.map((id) => asId<ShiftId>(id));
    const workerIds = body.workerIds.map((id) => asId<WorkerId>(id));
    return { invited: await this.inviteWorkersUseCase.execute(userId, shiftIds, workerIds) };
  }

  @Endpoint(shiftInvitations)
  async ofShift(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftInvitations>,
  ): Promise<CallAnswer<typeof shiftInvitations>> {
    return { invitations: await this.invitations.ofShift(userId, asId<ShiftId>(params.postId)) };
  }

  @Endpoint(invitedShifts)
  async ofWorker(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof invitedShifts>,
  ): Promise<CallAnswer<typeof invitedShifts>> {
    const { items, nextCursor } = await this.invitations.ofWorker(userId, query);
    return { posts: [...items], nextCursor };
  }
}
