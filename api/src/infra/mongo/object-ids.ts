import { Types } from 'mongoose';
import type { IdOf } from '../../core/ids.ts';

/** An id as it is stored; only `persistence/` uses it. */
export const toObjectId = (id: IdOf<string>): Types.ObjectId => new Types.ObjectId(id);

/** A stored id as an id of its kind. */
export const fromObjectId = <Id extends IdOf<string>>(stored: Types.ObjectId): Id =>
  stored.toHexString() as Id;

/** A new id, later in order than those made before it. */
export const newId = <Id extends IdOf<string>>(): Id => new Types.ObjectId().toHexString() as Id;
