import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import type { EmployerShiftRow } from '@leafshift/contracts/employer-shifts';
import { cancelShiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../team/use-may.ts';
import { isTakenDown } from '../post-edit-refusal.ts';
import { useEditPost } from '../use-edit-post.ts';

interface RowMenuProps {
  readonly row: EmployerShiftRow;
  /** What the shift is called. */
  readonly label: string;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
}

/** What can be done with one shift without opening it. */
export function RowMenu({ row: { post }, label, onOpen, onCancel }: RowMenuProps) {
  const { t } = useTranslation('mf-employer');
  const { navigate } = useShell();
  const edit = useEditPost();
  const mayPlan = useMay('money');
  const mayCancel = mayPlan && cancelShiftRefusal(toLifecycleShift(post), new Date()) === null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'open', label: t('posts.open'), onClick: onOpen },
          ...(!mayPlan || isTakenDown(post) || post.status !== null
            ? []
            : [{ key: 'edit', label: t('action.editPosting'), onClick: () => edit(post) }]),
          ...(mayPlan
            ? [
                {
                  key: 'copy',
                  label: t('posts.copy'),
                  onClick: () => navigate(`/jobposting?from=${post._id}`),
                },
              ]
            : []),
          ...(mayCancel
            ? [{ key: 'cancel', danger: true, label: t('action.cancelShift'), onClick: onCancel }]
            : []),
        ],
      }}
    >
      <Button
        type="text"
        size="large"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('posts.actionsOf', { shift: label })}
      />
    </Dropdown>
  );
}
