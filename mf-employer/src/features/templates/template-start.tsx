import type { PostingTemplate } from '@leafshift/contracts/posting-templates';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { templatesQuery } from './queries.ts';
import styles from './templates.module.css';

/** As many as stand in a line or two; the dialog has all. */
const MOST = 6;

interface TemplateStartProps {
  readonly onUse: (posting: PostingTemplate['posting']) => void;
}

/** The first step of a posting for who has templates: begin with one of them (POST-72). */
export function TemplateStart({ onUse }: TemplateStartProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const id = useId();
  // The form can be filled in without them, and the dialog says what went wrong.
  const { data: templates = [] } = useQuery(templatesQuery(api));
  if (templates.length === 0) return null;
  return (
    <section className={styles.start} aria-labelledby={id}>
      <h2 id={id} className={styles.startTitle}>
        {t('templates.begin')}
      </h2>
      <ul className={styles.startList}>
        {templates.slice(0, MOST).map((template) => (
          <li key={template._id}>
            <Button
              aria-label={t('templates.beginWith', { name: template.name })}
              onClick={() => onUse(template.posting)}
            >
              <bdi>{template.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
