import type { Call } from '@leafshift/contracts/core';
import { Card, Page, PageHeader } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './desk.module.css';
import { useLiveDesk } from './use-live-desk.ts';
import { useMay } from './use-may.ts';

interface DeskPageProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  /** What the page asks first: who may not is told so instead. */
  readonly needs: readonly Call[];
  /** As wide as the window has room for. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of the desk, kept up to date, for those whose roles may use some of it. */
export function DeskPage({ title, actions, needs, isWide = false, children }: DeskPageProps) {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  useLiveDesk();
  return (
    <Page className={clsx(styles.page, isWide && styles.wide)}>
      <PageHeader title={title} actions={actions} />
      {needs.some((call) => may(call)) ? (
        children
      ) : (
        <Card>
          <EmptyState title={t('roles.notYours')} text={t('roles.askOwner')} />
        </Card>
      )}
    </Page>
  );
}
