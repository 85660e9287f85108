export { NativeSelect } from './native-select.tsx';
