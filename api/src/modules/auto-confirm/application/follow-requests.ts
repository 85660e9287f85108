import { AsyncLocalStorage } from 'node:async_hooks';
import type { AutoConfirmScope } from '@leafshift/contracts/auto-confirm';
import { RefusedError } from '@leafshift/domain/refusal';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import {
  ConfirmWorkerUseCase,
  hasAgreed,
  ShiftNotifications,
  shiftRequested,
  WorkerAssignmentRepository,
  workerConfirmed,
} from '../../assignments/index.ts';
import { type Shift, type ShiftId, Shifts } from '../../posts/index.ts';
import { type AutoConfirmRule, AutoConfirmRules } from '../domain/auto-confirm-rule.ts';
import { Candidates } from './candidates.ts';

const consider = outboxKind(
  'autoConfirm.consider',
  z.strictObject({ shiftId: z.string(), workerId: z.string() }),
);

/** From the narrowest scope to the widest: the first that has a rule decides. */
const scopesOf = ({ id, location }: Shift): readonly AutoConfirmScope[] => [
  { kind: 'shift', postId: id },
  { kind: 'store', location: location.id },
  { kind: 'business' },
];

/**
 * Confirms who requests a shift and is what the business has said it confirms without being asked
 * (ADR 0285). It goes by the outbox, so that it is done once and a request never waits for it.
 */
@Injectable()
export class FollowRequests implements OnModuleInit {
  readonly #confirming = new AsyncLocalStorage<WorkerId>();

  constructor(
    private readonly rules: AutoConfirmRules,
    private readonly candidates: Candidates,
    private readonly shifts: Shifts,
    private readonly assignments: WorkerAssignmentRepository,
    private readonly confirmWorker: ConfirmWorkerUseCase,
    private readonly notifications: ShiftNotifications,
    private readonly events: DomainEvents,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(shiftRequested, async ({ shift, workerId }) => {
      if (await this.#ruleFor(shift)) {
        await this.outbox.add(consider, { shiftId: shift.id, workerId });
      }
    });
    this.events.subscribe(workerConfirmed, async ({ shift, assignment: { workerId } }) => {
      if (this.#confirming.getStore() === workerId) {
        const people = { from: workerId, to: [shift.employerId] };
        await this.notifications.tell(shift, { kind: 'confirmed-by-rule' }, people);
      }
    });
    this.handlers.register(consider, ({ shiftId, workerId }) =>
      this.#consider(asId<ShiftId>(shiftId), asId<WorkerId>(workerId)),
    );
  }

  async #ruleFor(shift: Shift): Promise<AutoConfirmRule['criteria']> {
    const scopes = scopesOf(shift);
    const rules = await this.rules.list(shift.employerId, scopes);
    const narrowest = scopes
      .map(({ kind }) => rules.find(({ scope }) => scope.kind === kind))
      .find((rule) => rule !== undefined);
    return narrowest?.criteria ?? null;
  }

  async #consider(shiftId: ShiftId, workerId: WorkerId): Promise<void> {
    const shift = await this.shifts.find(shiftId);
    const own = await this.assignments.find(workerId, shiftId);
    if (!shift || own?.state !== 'requested' || !hasAgreed(own, shift)) return;
    const criteria = await this.#ruleFor(shift);
    if (!(criteria && (await this.candidates.meets(workerId, shift, criteria)))) return;
    try {
      await this.#confirming.run(workerId, () =>
        this.confirmWorker.execute(shift.employerId, { shiftId, workerId, assignmentId: own.id }),
      );
    } catch (error) {
      // It stays a request, which the business answers as any other.
      if (!(error instanceof RefusedError)) throw error;
    }
  }
}
