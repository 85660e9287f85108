import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type FieldOption, SelectField } from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import { FormSkeleton } from '@leafshift/ui/states';
import Button from 'antd/es/button';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './fields.module.css';

interface ChoiceWithNewProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly FieldOption[];
  readonly newLabel: string;
  /** The form that adds one; calls back once it is added. */
  readonly form: (onAdded: () => void) => ReactNode;
}

/** A choice from the profile, with the way to add another one without leaving the page. */
export function ChoiceWithNew(props: ChoiceWithNewProps) {
  const { name, label, placeholder, options, newLabel, form } = props;
  const [isAdding, setIsAdding] = useState(false);
  const stop = () => setIsAdding(false);
  return (
    <div className={styles.choice}>
      <SelectField name={name} label={label} placeholder={placeholder} options={options} />
      <Button
        type="link"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        className={styles.add}
        onClick={() => setIsAdding(true)}
      >
        {newLabel}
      </Button>
      <FormModal isOpen={isAdding} title={newLabel} onClose={stop} centered>
        {/* React bubbles the submit to the surrounding form, although the dialog stands elsewhere in the DOM. */}
        <div onSubmit={(event) => event.stopPropagation()}>
          <Suspense fallback={<FormSkeleton fields={3} />}>{form(stop)}</Suspense>
        </div>
      </FormModal>
    </div>
  );
}
