import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeskTable } from '../desk/desk-table.tsx';
import { ListCard } from '../desk/list-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { LogTime } from '../log/log-time.tsx';
import { portraitsQuery } from './queries.ts';

/** Pictures that were changed after their owners were approved, the latest first. */
export function ChangedPictures() {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const query = useInfiniteQuery(portraitsQuery(useShell().api));
  return (
    <ListCard query={query} empty={t('people.noPictures')}>
      {(portraits) => (
        <DeskTable
          label={t('people.pictures')}
          rows={portraits}
          keyOf={({ user }) => user}
          columns={[
            {
              key: 'picture',
              label: t('people.picture'),
              show: ({ userName, usertype, profileImage }) => (
                <WorkerAvatar
                  isLabelled
                  name={userName}
                  photo={profileImage}
                  size={64}
                  shape={usertype === 'Employer' ? 'square' : 'round'}
                />
              ),
            },
            {
              key: 'name',
              label: t('people.name'),
              show: ({ user, userName }) => <PersonLink id={user} name={userName} />,
            },
            {
              key: 'type',
              label: t('people.type'),
              show: ({ usertype }) => t(`people.usertype.${usertype}`),
            },
            {
              key: 'changedAt',
              label: t('quizzes.changedAt'),
              show: ({ changedAt }) => <LogTime at={changedAt} />,
            },
            {
              key: 'changes',
              label: t('people.changes'),
              isFigure: true,
              show: ({ changes }) => formats.number(changes),
            },
          ]}
        />
      )}
    </ListCard>
  );
}
