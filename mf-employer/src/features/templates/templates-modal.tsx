import { type PostingTemplate, PostingTemplateForm } from '@leafshift/contracts/posting-templates';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templatesQuery } from './queries.ts';
import { TemplateFacts } from './template-facts.tsx';
import styles from './templates.module.css';
import { useTemplateChanges } from './use-template-changes.ts';

type Posting = PostingTemplate['posting'];

const NameForm = PostingTemplateForm.pick({ name: true });

interface TemplatesModalProps {
  readonly isOpen: boolean;
  /** The posting as it stands in the form. */
  readonly posting: () => Posting;
  readonly onUse: (posting: Posting) => void;
  readonly onClose: () => void;
}

/** Starts the form from a template, saves the form as one, overwrites or deletes one. */
export function TemplatesModal({ isOpen, posting, onUse, onClose }: TemplatesModalProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <FormModal
      isOpen={isOpen}
      width={560}
      // The dialog stands near the top, so that content that loads grows downwards into free room.
      style={{ top: 56 }}
      title={t('templates.title')}
      onClose={onClose}
    >
      <Templates posting={posting} onUse={onUse} />
    </FormModal>
  );
}

function Templates({ posting, onUse }: Pick<TemplatesModalProps, 'posting' | 'onUse'>) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const templates = useQuery(templatesQuery(api));
  const [overwritten, setOverwritten] = useState<PostingTemplate | null>(null);
  const { create, overwrite, remove } = useTemplateChanges(posting);
  return (
    <div className={styles.templates}>
      <div className={styles.list}>
        {templates.data && (
          <EntryList
            title={t('templates.mine')}
            emptyText={t('templates.none')}
            onRemove={async (id) => {
              await remove.mutateAsync(id);
            }}
            entries={templates.data.map((template) => ({
              id: template._id,
              name: template.name,
              content: (
                <TwoLines
                  first={template.name}
                  second={<TemplateFacts posting={template.posting} />}
                />
              ),
              actions: (
                <>
                  <Button type="link" onClick={() => onUse(template.posting)}>
                    {t('templates.use')}
                  </Button>
                  <Button
                    type="text"
                    aria-label={t('templates.overwriteOf', { name: template.name })}
                    onClick={() => setOverwritten(template)}
                  >
                    {t('templates.overwrite')}
                  </Button>
                </>
              ),
            }))}
          />
        )}
        {templates.isPending && <ListSkeleton rows={3} />}
        {templates.error && !templates.data && (
          <ErrorState error={templates.error} onRetry={templates.refetch} isCompact />
        )}
      </div>
      <ZodForm
        schema={NameForm}
        defaultValues={{ name: '' }}
        label={t('templates.save')}
        resets
        onSubmit={async ({ name }) => {
          await create.mutateAsync(name);
        }}
      >
        <TextField
          name="name"
          label={t('templates.name')}
          hint={t('templates.saveHint')}
          placeholder={t('templates.nameExample')}
          autoComplete="off"
          maxLength={80}
        />
        <FormActions>
          <SubmitButton>{t('templates.save')}</SubmitButton>
        </FormActions>
      </ZodForm>
      <ConfirmDialog
        isOpen={overwritten !== null}
        isDangerous
        title={t('templates.overwriteAsk', { name: overwritten?.name })}
        confirmLabel={t('templates.overwrite')}
        onConfirm={async () => {
          if (overwritten) await overwrite.mutateAsync(overwritten);
          setOverwritten(null);
        }}
        onCancel={() => setOverwritten(null)}
      >
        {t('templates.overwriteText')}
      </ConfirmDialog>
    </div>
  );
}
