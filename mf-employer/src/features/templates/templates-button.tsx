import type { PostingTemplate } from '@leafshift/contracts/posting-templates';
import { lazyPart, whenReached } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TemplatesModal = lazyPart(async () => (await import('./templates-modal.tsx')).TemplatesModal);

interface TemplatesButtonProps {
  /** The posting as it stands in the form. */
  readonly posting: () => PostingTemplate['posting'];
  readonly onUse: (posting: PostingTemplate['posting']) => void;
}

/** Opens the templates; the form starts again with the chosen one. */
export function TemplatesButton({ posting, onUse }: TemplatesButtonProps) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpen(true);
  };
  return (
    <>
      <Button onClick={open} {...whenReached(TemplatesModal)}>
        {t('templates.title')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <TemplatesModal.Part
            isOpen={isOpen}
            posting={posting}
            onUse={(chosen) => {
              onUse(chosen);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
