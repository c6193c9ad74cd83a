import Archive from '@mui/icons-material/ArchiveOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import MarkUnread from '@mui/icons-material/MarkunreadOutlined';
import More from '@mui/icons-material/MoreHorizOutlined';
import Nudge from '@mui/icons-material/HourglassEmptyOutlined';
import OpenIn from '@mui/icons-material/ReadMoreOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import Star from '@mui/icons-material/StarOutlined';
import StarEmpty from '@mui/icons-material/StarBorderOutlined';
import Summary from '@mui/icons-material/ShortTextOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { canBe } from '../../entities/inbox/api/act.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../shared/ui/menu.tsx';
import type { InboxActions } from './use-inbox-actions.ts';

/** The purposes for which a message can be opened. */
export type Purpose = 'reply' | 'summarize' | 'translate';
export type OpenedFor = { id: string; purpose: Purpose };

export type CardActions = Pick<InboxActions, 'actOn'> & {
  /** Opens the menu of times to come back, beside the element. */
  offerSnooze: (message: Message, anchor: HTMLElement) => void;
  openFor: (message: Message, purpose: Purpose) => void;
};

type MessageActionsProps = {
  message: Message;
  actions: CardActions;
  /** Left out for the open message, which has its own button for marking. */
  onOpen?: () => void;
  onTag: () => void;
};

/** The actions on one message; the most frequent have buttons beside the menu. Rule inbox.one.1. */
export function MessageActions({ message, actions, onOpen, onTag }: MessageActionsProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isUnread, labels } = message;
  const { actOn } = actions;
  const isStarred = labels.includes('STARRED');
  const isMail = message.platform === 'gmail';
  const entries: (MenuEntry | false)[] = [
    onOpen !== undefined && {
      key: 'open',
      label: t('open'),
      icon: <OpenIn sx={mirrored} />,
      onSelect: onOpen,
    },
    {
      key: 'reply',
      label: t('reply'),
      icon: <Reply sx={mirrored} />,
      onSelect: () => actions.openFor(message, 'reply'),
    },
    {
      key: 'summarize',
      label: t('summarize'),
      icon: <Summary />,
      onSelect: () => actions.openFor(message, 'summarize'),
    },
    {
      key: 'translate',
      label: t('translate'),
      icon: <Translate />,
      onSelect: () => actions.openFor(message, 'translate'),
    },
    isMail && { key: 'tag', label: t('tag'), icon: <Label />, onSelect: onTag },
    isMail && {
      key: 'star',
      label: t(isStarred ? 'unstar' : 'star'),
      icon: isStarred ? <Star /> : <StarEmpty />,
      onSelect: () => actOn(message, isStarred ? 'unstar' : 'star'),
    },
    canBe('delete', message) && {
      key: 'delete',
      label: t('common:delete'),
      icon: <Delete />,
      danger: true,
      onSelect: () => actOn(message, 'delete'),
    },
  ];
  return (
    <Row>
      {onOpen !== undefined && (
        <IconButton
          size="sm"
          name={t(isUnread ? 'markAsRead' : 'markAsUnread')}
          icon={isUnread ? <Drafts /> : <MarkUnread />}
          onClick={() => actOn(message, isUnread ? 'markAsRead' : 'markAsUnread')}
        />
      )}
      {canBe('restore', message) && (
        <IconButton
          size="sm"
          name={t('restore')}
          icon={<Restore />}
          onClick={() => actOn(message, 'restore')}
        />
      )}
      {canBe('archive', message) && (
        <IconButton
          size="sm"
          name={t('archive')}
          icon={<Archive />}
          onClick={() => actOn(message, 'archive')}
        />
      )}
      <IconButton
        size="sm"
        name={t(message.isIncoming ? 'snooze' : 'nudge')}
        icon={message.isIncoming ? <Snooze /> : <Nudge />}
        aria-haspopup="menu"
        onClick={(event) => actions.offerSnooze(message, event.currentTarget)}
      />
      <IconButton
        size="sm"
        name={t('more')}
        icon={<More />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={entries
          .filter((entry) => entry !== false)
          .map((entry) => ({ ...entry, onSelect: () => afterMenu(entry.onSelect) }))}
      />
    </Row>
  );
}

/** A closing menu gives the focus back to its button; the timer lets the opened part take the focus after that. */
const afterMenu = (run: () => void) => void setTimeout(run);

const mirrored = { transform: 'scaleX(var(--direction))' };
const Row = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(0.25) }));
