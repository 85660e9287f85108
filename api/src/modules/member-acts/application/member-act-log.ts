import type { MemberActKind } from '@leafshift/contracts/members';
import { Injectable } from '@nestjs/common';
import { asId, type EmployerId, type UserId, type WorkerId } from '../../../core/ids.ts';
import type { Membership } from '../../../core/members/membership.ts';
import { Memberships } from '../../../core/members/memberships.ts';
import { StoreLookup, type StoreOwned } from '../../../core/members/store-lookup.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { WorkRecords } from '../../profile/index.ts';
import { ActSubjects } from '../domain/act-subjects.ts';
import { type ActSubject, type MemberActId, MemberActRepository } from '../domain/member-act.ts';
import type { NamedThings } from './named-things.ts';

const OWNED: readonly StoreOwned[] = ['shift', 'timesheet', 'invoice'];

/** Keeps what members do for their business (BUSINESS-12, ADR 0323). */
@Injectable()
export class MemberActLog {
  constructor(
    private readonly acts: MemberActRepository,
    private readonly subjects: ActSubjects,
    private readonly stores: StoreLookup,
    private readonly records: WorkRecords,
    private readonly memberships: Memberships,
    private readonly clock: Clock,
  ) {}

  /** What an act will be about; asked before it, because afterwards its things may be gone. */
  async subjectOf(businessId: EmployerId, named: NamedThings): Promise<ActSubject> {
    const { shift: posts, invoice, store } = named.byKind;
    const [{ postIds, workerId }, ...ofThings] = await Promise.all([
      this.subjects.find(businessId, {
        postIds: posts,
        assignmentId: named.assignment,
        invoiceId: invoice[0] ?? null,
      }),
      ...OWNED.map((kind) => this.#storesOf(businessId, kind, named.byKind[kind])),
    ]);
    return {
      postIds,
      personId: workerId ?? (await this.#knownPerson(businessId, named.person)),
      stores: [...new Set([...store, ...ofThings.flat()])],
    };
  }

  /** Keeps it, once for one key. */
  async record(
    { businessId, userId }: Membership,
    kind: MemberActKind,
    { subject, key }: { readonly subject: ActSubject; readonly key: string },
  ): Promise<void> {
    const id = newId<MemberActId>();
    await this.acts.add(
      businessId,
      { id, at: this.clock.now(), by: userId, kind, ...subject },
      key,
    );
  }

  async #storesOf(
    businessId: EmployerId,
    kind: StoreOwned,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const stores = await this.stores.storesOf(businessId, kind, ids);
    return [...stores.values()].filter((store) => store !== null);
  }

  /** Somebody the business has to do with; the log names nobody else. */
  async #knownPerson(businessId: EmployerId, id: string | null): Promise<UserId | null> {
    if (id === null) return null;
    const userId = asId<WorkerId>(id);
    const members = await this.memberships.of(businessId);
    const isKnown =
      members.some((member) => member.userId === userId) ||
      (await this.records.findForEmployer(businessId, userId)) !== null;
    return isKnown ? userId : null;
  }
}
