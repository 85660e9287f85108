import Modal, { type ModalProps } from 'antd/es/modal';
import { useUiText } from '../locales/use-ui-text.ts';
import { ClosingGuard } from './closing-guard.tsx';
import { useClosingGuard } from './use-closing-guard.ts';

interface FormModalProps
  extends Pick<ModalProps, 'title' | 'width' | 'centered' | 'style' | 'afterClose' | 'children'> {
  readonly isOpen: boolean;
  /** None unless given; forms bring their own buttons. */
  readonly footer?: Exclude<ModalProps['footer'], undefined>;
  /** Whether closing would lose something that no `ZodForm` in it holds. */
  readonly hasChanges?: boolean;
  /** By its button or Escape, once it may close. */
  readonly onClose: () => void;
}

/** A dialog with a form. A tap outside leaves it open, and closing it with unsaved input asks. */
export function FormModal({
  isOpen,
  footer = null,
  hasChanges = false,
  onClose,
  children,
  ...look
}: FormModalProps) {
  const t = useUiText();
  const guard = useClosingGuard(onClose, hasChanges);
  return (
    <Modal
      {...look}
      open={isOpen}
      footer={footer}
      closable={{ 'aria-label': t('action.close') }}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={guard.close}
    >
      <ClosingGuard guard={guard}>{children}</ClosingGuard>
    </Modal>
  );
}
