import { searchText } from '@leafshift/domain/folded-text';
import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type PermanentPostingId } from '../../job-board/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { Application, ApplicationId } from '../domain/application.ts';
import type { ApplicationDocument } from './application.schema.ts';

/** A stored application as the domain knows it. */
export const toApplication = ({
  _id,
  employerId,
  postingId,
  emailKey: _,
  searchText: __,
  resume,
  userId,
  member,
  notes,
  answers,
  ...stored
}: ApplicationDocument): Application => ({
  ...stored,
  id: fromObjectId<ApplicationId>(_id),
  employerId: fromObjectId<EmployerId>(employerId),
  postingId: fromObjectId<PermanentPostingId>(postingId),
  resume: resume as FileKey | null,
  member: member && userId ? { ...member, userId: fromObjectId<UserId>(userId) } : null,
  notes: notes.map(({ _id: id, ...note }) => ({
    ...note,
    id: fromObjectId<IdOf<'ApplicationNote'>>(id),
  })),
  answers: answers.map(({ _id: id, ...answer }) => ({
    ...answer,
    id: fromObjectId<IdOf<'ApplicationAnswer'>>(id),
  })),
});

/** A new application as it is stored; it has neither notes nor answers. */
export const applicationToStore = ({
  id,
  employerId,
  postingId,
  member,
  consent,
  ...application
}: Application): ApplicationDocument => ({
  ...application,
  _id: toObjectId(id),
  employerId: toObjectId(employerId),
  postingId: toObjectId(postingId),
  emailKey: application.email.toLowerCase(),
  searchText: searchText([application.name, application.email, application.title]),
  ...(member && { userId: toObjectId(member.userId) }),
  member: member && {
    city: member.city,
    province: member.province,
    certificates: [...member.certificates],
  },
  consent: { ...consent },
  notes: [],
  answers: [],
});
