import Button from 'antd/es/button';
import { type ReactNode, useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { PrimaryElsewhere } from './primary-elsewhere.ts';

interface Props {
  readonly children: ReactNode;
  readonly block?: boolean;
  /** Where another button is the one to press first. */
  readonly quiet?: boolean;
}

/** Sends the surrounding form; busy and disabled while it is on its way. */
export function SubmitButton({ children, block = false, quiet = false }: Props) {
  const { isSubmitting } = useFormState();
  const isQuiet = useContext(PrimaryElsewhere) || quiet;
  return (
    <Button
      type={isQuiet ? 'default' : 'primary'}
      htmlType="submit"
      size="large"
      block={block}
      loading={isSubmitting}
      disabled={isSubmitting}
    >
      {children}
    </Button>
  );
}
