export { AddressFieldset } from './address-fields.tsx';

export { useProvinceOptions } from './use-province-options.ts';
