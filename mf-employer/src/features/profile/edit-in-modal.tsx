import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { FormModal } from '@leafshift/ui/form-modal';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface EditInModalProps {
  /** The name of the entry, for the label of the button. */
  readonly name: string;
  readonly title: string;
  /** The form; it calls `close` when it is saved or cancelled. */
  readonly children: (close: () => void) => ReactNode;
}

/** The edit button of an entry, and the dialog that it opens. */
export function EditInModal({ name, title, children }: EditInModalProps) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('profile.editOf', { name })}
        onClick={() => setIsOpen(true)}
      />
      <FormModal isOpen={isOpen} title={title} onClose={close} centered>
        {children(close)}
      </FormModal>
    </>
  );
}
