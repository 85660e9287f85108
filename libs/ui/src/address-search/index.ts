export { AddressFieldset } from './address-fields.tsx';
export { fullAddressOf } from './parse-address.ts';
export { useProvinceOptions } from './use-province-options.ts';
