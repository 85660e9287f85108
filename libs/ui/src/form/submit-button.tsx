import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

/** Sends the surrounding form; busy and disabled while it is on its way. */
export function SubmitButton({ children, block }: { children: ReactNode; block?: boolean }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="primary"
      htmlType="submit"
      size="large"
      block={block ?? false}
      loading={isSubmitting}
      disabled={isSubmitting}
    >
      {children}
    </Button>
  );
}
