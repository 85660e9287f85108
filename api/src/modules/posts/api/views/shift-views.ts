import type { TempPost } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../../core/ids.ts';
import { FORMER_MEMBER, type PersonCard } from '../../domain/person.ts';
import type { ShiftPlace } from '../../domain/place.ts';
import { Invitations } from '../../domain/ports/invitations.ts';
import { MarketAccounts } from '../../domain/ports/market-accounts.ts';
import { OwnPlaceRepository } from '../../domain/ports/own-place.repository.ts';
import { PlaceRepository } from '../../domain/ports/place.repository.ts';
import { StandingRepository } from '../../domain/ports/standing.repository.ts';
import type { Shift } from '../../domain/shift.ts';
import { employerView, type ShownPlace, workerView } from './temp-post.view.ts';

/** Shifts as they are answered, with the people on them; a page takes three to five queries. */
@Injectable()
export class ShiftViews {
  constructor(
    private readonly places: PlaceRepository,
    private readonly ownPlaces: OwnPlaceRepository,
    private readonly standings: StandingRepository,
    private readonly accounts: MarketAccounts,
    private readonly invitations: Invitations,
  ) {}

  /** The employer's own shifts, with every request and confirmed worker. */
  async forEmployer(employerId: EmployerId, shifts: readonly Shift[]): Promise<TempPost[]> {
    const places = await this.places.listTaken(
      employerId,
      shifts.map((shift) => shift.id),
    );
    const shown = await this.#shown(places, [employerId]);
    return shifts.map((shift) =>
      employerView(
        shift,
        shown.card(employerId),
        shown.places.filter(({ place }) => place.shiftId === shift.id),
      ),
    );
  }

  async oneForEmployer(employerId: EmployerId, shift: Shift): Promise<TempPost> {
    const [post] = await this.forEmployer(employerId, [shift]);
    if (!post) {
      throw new Error('One shift makes one answer');
    }
    return post;
  }

  /** Shifts as a worker may see them: nothing of other workers but the counts. */
  async forWorker(workerId: WorkerId, shifts: readonly Shift[]): Promise<TempPost[]> {
    const places = await this.ownPlaces.list(
      workerId,
      shifts.map((shift) => shift.id),
    );
    return this.#forWorker(workerId, shifts, places);
  }

  /** The same for shifts on which the worker has neither a request nor a place. */
  untakenForWorker(workerId: WorkerId, shifts: readonly Shift[]): Promise<TempPost[]> {
    return this.#forWorker(workerId, shifts, []);
  }

  async oneForWorker(workerId: WorkerId, shift: Shift): Promise<TempPost> {
    const [post] = await this.forWorker(workerId, [shift]);
    if (!post) {
      throw new Error('One shift makes one answer');
    }
    return post;
  }

  async #forWorker(
    workerId: WorkerId,
    shifts: readonly Shift[],
    places: readonly ShiftPlace[],
  ): Promise<TempPost[]> {
    const [invited, shown] = await Promise.all([
      this.invitations.sentTo(
        workerId,
        shifts.map((shift) => shift.id),
      ),
      this.#shown(
        places,
        shifts.map((shift) => shift.employerId),
      ),
    ]);
    return shifts.map((shift) => ({
      ...workerView(
        shift,
        shown.card(shift.employerId),
        shown.places.find(({ place }) => place.shiftId === shift.id) ?? null,
      ),
      ...invitedAt(invited.get(shift.id)),
    }));
  }

  async #shown(places: readonly ShiftPlace[], others: readonly UserId[]) {
    const workerIds = [...new Set(places.map((place) => place.workerId))];
    const [cards, standings] = await Promise.all([
      this.accounts.cards([...new Set<UserId>([...workerIds, ...others])]),
      this.standings.list(workerIds),
    ]);
    const card = (id: UserId): PersonCard => cards.get(id) ?? FORMER_MEMBER;
    return {
      card,
      places: places.map(
        (place): ShownPlace => ({
          place,
          worker: card(place.workerId),
          rating: standings.get(place.workerId)?.rating ?? null,
        }),
      ),
    };
  }
}

const invitedAt = (at: Date | undefined): Pick<TempPost, 'invitedAt'> =>
  at ? { invitedAt: at.toISOString() } : {};
