import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import { isolated } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useConversationText } from './conversation-texts.ts';
import { conversationPath, type Talk } from './queries.ts';

interface MessageButtonProps {
  readonly talk: Talk;
  /** Whom it goes to, where several such buttons stand together. */
  readonly name?: string;
  readonly size?: 'large' | 'middle';
}

/** Opens the conversation about a shift. */
export function MessageButton({ talk, name, size = 'large' }: MessageButtonProps) {
  const t = useConversationText();
  const { navigate } = useShell();
  return (
    <Button
      size={size}
      icon={<MessageOutlined aria-hidden />}
      {...(name !== undefined && { 'aria-label': t('actionTo', { name: isolated(name) }) })}
      onClick={() => navigate(conversationPath(talk))}
    >
      {t('action')}
    </Button>
  );
}
