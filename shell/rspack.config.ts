import { shellConfig } from '@leafshift/rspack-config/shell';

export default shellConfig({ dir: import.meta.dirname });
