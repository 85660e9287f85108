import { audit } from '@leafshift/contracts/back-office';
import { securityLog } from '@leafshift/contracts/security';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { DeskTabs } from '../features/desk/desk-tabs.tsx';
import { useMay } from '../features/desk/use-may.ts';
import { AuditLog } from '../features/logs/audit-log.tsx';
import { SecurityLog } from '../features/logs/security-log.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const tabs = [
    { key: 'audit', call: audit, label: t('log.audit'), content: <AuditLog /> },
    { key: 'security', call: securityLog, label: t('log.security'), content: <SecurityLog /> },
  ];
  return (
    <DeskPage title={t('title.audit')} needs={tabs.map(({ call }) => call)}>
      <DeskTabs tabs={tabs.filter(({ call }) => may(call))} />
    </DeskPage>
  );
}
