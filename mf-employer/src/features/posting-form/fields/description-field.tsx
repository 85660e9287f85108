import { FieldFrame, useField } from '@leafshift/ui/form';
import { RichTextEditor } from '@leafshift/ui/rich-text';
import { useTranslation } from 'react-i18next';

/** What the job is, as rich text. */
export function DescriptionField() {
  const { t } = useTranslation('mf-employer');
  const { value, onChange, onBlur, message } = useField('jobDescription');
  return (
    <FieldFrame label={t('shift.description')} error={message}>
      {(ids) => <RichTextEditor {...ids} value={value} onChange={onChange} onBlur={onBlur} />}
    </FieldFrame>
  );
}
