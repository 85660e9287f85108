import type { MemberTerms } from '@leafshift/contracts/members';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuseField } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Profiles } from '../../profile/index.ts';

/** What somebody is to be, as it can be: an owner works for all stores, others for the business's own. */
@Injectable()
export class CheckedTerms {
  constructor(private readonly profiles: Profiles) {}

  /** Throws VALIDATION_FAILED for a store that is not the business's. */
  async of(businessId: EmployerId, { role, stores }: MemberTerms): Promise<MemberTerms> {
    if (role === 'owner' || stores === null) {
      return { role, stores: null };
    }
    const { locations } = await this.profiles.get(businessId);
    const own = new Set<string>(locations.map(({ id }) => id));
    if (!stores.every((store) => own.has(store))) {
      refuseField('stores', textCode('POSTING_LOCATION_REQUIRED'));
    }
    return { role, stores: [...new Set(stores)] };
  }
}
