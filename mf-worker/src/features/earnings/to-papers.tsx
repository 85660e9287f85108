import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { PAPERS_ID } from './papers-id.ts';
import { overviewQuery } from './queries.ts';

/** Leads past a long list of shifts; nothing before there are papers. */
export function ToPapers() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data } = useQuery(overviewQuery(api));
  if (!data || data.statements.length === 0) return null;
  const lead = (): void => {
    const papers = document.getElementById(PAPERS_ID);
    papers?.scrollIntoView();
    papers?.focus({ preventScroll: true });
  };
  return <Button onClick={lead}>{t('earnings.toPapers')}</Button>;
}
