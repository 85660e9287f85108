export { useAddressedPart } from './use-addressed-part.ts';
