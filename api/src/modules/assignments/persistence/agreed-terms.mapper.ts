import { cents } from '@leafshift/domain/money';
import type { AgreedTerms } from '../../posts/index.ts';
import type { AgreedDocument } from './assignment.schema.ts';

/** Stored terms as the domain knows them. */
export const toAgreedTerms = (stored: AgreedDocument): AgreedTerms => {
  const { rateCents, locationName, fullAddress, city, province, ...terms } = stored;
  return {
    ...terms,
    rate: cents(rateCents),
    place: { locationName, fullAddress, city, province },
  };
};

/** Terms as they are stored. */
export const toStoredTerms = ({ rate, place, ...terms }: AgreedTerms): AgreedDocument => ({
  ...terms,
  rateCents: rate,
  ...place,
});
