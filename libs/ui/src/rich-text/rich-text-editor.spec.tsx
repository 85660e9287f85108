import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { RichTextEditor } from './rich-text-editor.tsx';

// The editor scrolls to its cursor; jsdom has no layout to measure.
Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();

interface HolderProps {
  readonly start?: string;
  readonly onChange?: (html: string) => void;
  readonly isInvalid?: boolean;
}

function Holder({ start = '', onChange, isInvalid = false }: HolderProps) {
  const [html, setHtml] = useState(start);
  return (
    <>
      <span id="description-label">Description</span>
      <RichTextEditor
        id="description"
        value={html}
        aria-invalid={isInvalid}
        onChange={(changed) => {
          setHtml(changed);
          onChange?.(changed);
        }}
      />
      <button type="button" onClick={() => setHtml('')}>
        Reset
      </button>
    </>
  );
}

const textbox = () => screen.findByRole('textbox', { name: 'Description' });

describe('RichTextEditor', () => {
  it('shows what is written, named by its label', async () => {
    const { container } = renderInTheme(<Holder start="<h3>Your day</h3><p>Serve guests</p>" />);
    expect(await textbox()).toHaveTextContent('Your dayServe guests');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('formats, and tells the text as HTML', async () => {
    const onChange = jest.fn();
    const { user } = renderInTheme(<Holder start="<p>Serve guests</p>" onChange={onChange} />);
    await textbox();
    await user.click(screen.getByRole('button', { name: 'Bulleted list' }));
    expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Serve guests</p></li></ul>');
    expect(screen.getByRole('button', { name: 'Bulleted list', pressed: true })).toBeVisible();
  });

  it('takes over a value that changes outside, such as a reset form', async () => {
    const { user } = renderInTheme(<Holder start="<p>Serve guests</p>" />);
    await textbox();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await textbox()).toHaveTextContent('');
  });

  it('says when it is not valid', async () => {
    renderInTheme(<Holder isInvalid />);
    expect(await textbox()).toBeInvalid();
  });

  it('is reached by Tab once; arrow keys walk along the tools', async () => {
    const { user } = renderInTheme(<Holder />);
    await textbox();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Numbered list' })).toHaveFocus();
  });
});
