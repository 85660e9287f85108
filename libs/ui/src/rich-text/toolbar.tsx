import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import FontSizeOutlined from '@ant-design/icons/es/icons/FontSizeOutlined';
import ItalicOutlined from '@ant-design/icons/es/icons/ItalicOutlined';
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined';
import UnderlineOutlined from '@ant-design/icons/es/icons/UnderlineOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './rich-text.module.css';

interface Tool {
  readonly name: 'heading' | 'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList';
  readonly Icon: ComponentType;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'heading',
    Icon: FontSizeOutlined,
    isOn: (editor) => editor.isActive('heading'),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    Icon: BoldOutlined,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    Icon: ItalicOutlined,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    Icon: UnderlineOutlined,
    isOn: (editor) => editor.isActive('underline'),
    toggle: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    Icon: UnorderedListOutlined,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: OrderedListOutlined,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Arrow keys walk along the tools; Tab reaches the first and then leaves. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<Element>('button')];
  const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (event.key !== forward && event.key !== backward) return;
  event.preventDefault();
  const next = at + (event.key === forward ? 1 : -1);
  const button = buttons.at(next % buttons.length);
  if (button instanceof HTMLElement) button.focus();
}

/** The few formats that a job description needs. */
export function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const t = useUiText();
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => TOOLS.map(({ isOn }) => isOn(current)),
  });
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('editor.toolbar')}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={walk}
    >
      {TOOLS.map(({ name, Icon, toggle }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={t(`editor.${name}`)}
          aria-pressed={on[index] === true}
          title={t(`editor.${name}`)}
          className={styles.tool}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => toggle(editor)}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
