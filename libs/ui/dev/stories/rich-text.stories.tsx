import { useState } from 'react';
import type { Meta } from 'storybook-react-rsbuild';
import { RichTextEditor, RichTextView } from '../../src/rich-text/index.ts';
import styles from './stories.module.css';

export default { title: 'Rich text' } satisfies Meta;

const START =
  '<h3>Your day</h3><p>Serve our guests at the counter, keep the displays full and <strong>close the till</strong> at night.</p><ul><li><p>Two years in retail</p></li><li><p>Selling it Right certificate</p></li></ul><p>More on <a href="https://leafshift.example">our site</a>.</p>';

export const RichText = () => {
  const [html, setHtml] = useState(START);
  return (
    <div className={styles.two}>
      <div>
        <p id="story-description-label">Description</p>
        <RichTextEditor id="story-description" value={html} onChange={setHtml} />
      </div>
      <RichTextView html={html} />
    </div>
  );
};
