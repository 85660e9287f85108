import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import { isolated } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import type { MouseEvent } from 'react';
import { useConversationText } from './conversation-texts.ts';
import { conversationPath, type Talk } from './queries.ts';

interface MessageButtonProps {
  readonly talk: Talk;
  /** Whom it goes to, where several such links stand together. */
  readonly name?: string;
  readonly size?: 'large' | 'middle';
}

/** A link to the conversation about a shift. */
export function MessageButton({ talk, name, size = 'large' }: MessageButtonProps) {
  const t = useConversationText();
  const { navigate } = useShell();
  const path = conversationPath(talk);
  const open = (event: MouseEvent): void => {
    // With a key held the browser opens another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <Button
      size={size}
      href={path}
      icon={<MessageOutlined aria-hidden />}
      {...(name !== undefined && { 'aria-label': t('actionTo', { name: isolated(name) }) })}
      onClick={open}
    >
      {t('action')}
    </Button>
  );
}
