import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { FormModal } from '@leafshift/ui/form-modal';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';

interface AddInModalProps {
  readonly label: string;
  /** The form; it calls `close` when it is saved or cancelled. */
  readonly children: (close: () => void) => ReactNode;
}

/** A section's add button and the dialog that it opens. */
export function AddInModal({ label, children }: AddInModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <FormModal isOpen={isOpen} title={label} onClose={close} centered>
        {children(close)}
      </FormModal>
    </>
  );
}
