import type { PaymentMethod } from '@leafshift/contracts/users';
import { brandName } from '@leafshift/domain/card-brands';
import Button from 'antd/es/button';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { StatusMark } from '../status-mark/index.ts';

interface Props {
  readonly methods: readonly PaymentMethod[];
  readonly onRemove?: (id: string) => Promise<void> | void;
  readonly onChooseDefault?: (id: string) => Promise<void> | void;
}

const expiryOf = ({ exp_month, exp_year }: PaymentMethod): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;

/** The 'Payment Method' list: last four digits and expiry (ONBOARD-45). */
export function PaymentMethodList({ methods, onRemove, onChooseDefault }: Props) {
  const t = useUiText();
  return (
    <EntryList
      title={t('payment.list')}
      emptyText={t('payment.empty')}
      {...(onRemove && { onRemove })}
      entries={methods.map((method) => {
        const name = t('payment.card', { brand: brandName(method.brand), last4: method.last4 });
        return {
          id: method._id,
          name,
          content: (
            <TwoLines first={name} second={t('payment.expires', { expiry: expiryOf(method) })} />
          ),
          actions: method.isDefault ? (
            <StatusMark kind="confirmed">{t('payment.default')}</StatusMark>
          ) : (
            onChooseDefault && (
              <Button type="link" onClick={() => onChooseDefault(method._id)}>
                {t('payment.makeDefault')}
              </Button>
            )
          ),
        };
      })}
    />
  );
}
