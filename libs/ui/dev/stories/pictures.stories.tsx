import type { Meta } from 'storybook-react-rsbuild';
import { ViewPictures } from '../../src/private-picture/index.ts';
import styles from './stories.module.css';

export default { title: 'Private pictures' } satisfies Meta;

const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='640' height='400'><rect width='640' height='400' fill='%23cde7d6'/></svg>";

export const OfADocument = () => (
  <div className={styles.row}>
    <ViewPictures
      title="Government Photo ID"
      label="View picture: Government Photo ID"
      pictures={[
        { id: 'front', find: () => Promise.resolve(PICTURE), alt: 'Front of the card' },
        { id: 'back', find: () => Promise.resolve(undefined), alt: 'Back of the card' },
      ]}
    />
  </div>
);
