import type { TempPost } from '@leafshift/contracts/posts';
import type { Credential } from '@leafshift/domain/credentials';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { CredentialGate, type ShiftNeeds } from './credential-gate.ts';

type Shown = Pick<TempPost, 'credentials' | 'askedCredentials'>;
type ShownToWorker = Pick<TempPost, 'credentials' | 'missingCredentials'>;

interface ShownShift extends ShiftNeeds {
  readonly id: string;
  readonly status: TempPost['status'];
}

/** What is answered of the credentials of shifts; nothing of what a shift does not need. */
@Injectable()
export class ShownCredentials {
  constructor(private readonly gate: CredentialGate) {}

  forEmployer(shift: ShiftNeeds): Shown {
    return {
      ...some('credentials', this.gate.needed(shift)),
      ...some('askedCredentials', shift.askedCredentials),
    };
  }

  /** By the id of the shift; what is over lacks nothing any more. */
  async forWorker(
    workerId: WorkerId,
    shifts: readonly ShownShift[],
  ): Promise<ReadonlyMap<string, ShownToWorker>> {
    const open = shifts.filter(({ status }) => status === null);
    const missing = await this.gate.missing(workerId, open);
    const lacking = new Map(open.map(({ id }, index) => [id, missing[index] ?? []]));
    return new Map(
      shifts.map((shift) => [
        shift.id,
        {
          ...some('credentials', this.gate.needed(shift)),
          ...some('missingCredentials', lacking.get(shift.id) ?? []),
        },
      ]),
    );
  }
}

const some = <Name extends string>(
  name: Name,
  credentials: readonly Credential[],
): { readonly [Key in Name]?: Credential[] } =>
  credentials.length > 0
    ? ({ [name]: [...credentials] } as { readonly [Key in Name]?: Credential[] })
    : {};
