import type { Invoice } from '@leafshift/contracts/invoice';
import { Fact, Facts } from '@leafshift/ui/facts';
import { useTranslation } from 'react-i18next';

const SHOWN = ['purchaseOrder', 'costCentre', 'gstNumber', 'issuerGstNumber'] as const;

/** By which numbers both sides file the invoice (MONEY-73); nothing where there are none. */
export function InvoiceReferences({ invoice: { references } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('mf-employer');
  const given = SHOWN.flatMap((name) => {
    const number = references[name];
    return number ? [{ name, number }] : [];
  });
  if (given.length === 0) return null;
  return (
    <Facts columns={2}>
      {given.map(({ name, number }) => (
        <Fact key={name} label={t(`invoice.reference.${name}`)}>
          <bdi>{number}</bdi>
        </Fact>
      ))}
    </Facts>
  );
}
