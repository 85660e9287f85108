export { AddressFieldset } from './address-fields.tsx';
export { fullAddressOf } from './parse-address.ts';
