import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../../shared/ui/badge.tsx';
import { BidiText } from '../../shared/ui/bidi-text.tsx';
import { Pressable } from '../../shared/ui/pressable.tsx';
import type { Message } from '../../entities/inbox/model/message.ts';
import type { CardActions } from './message-actions.tsx';
import { MessageCard } from './message-card.tsx';
import type { Group } from './model/shown-page.ts';
import { PlatformBadge } from './platform-badge.tsx';

type MessageGroupsProps = {
  groups: readonly Group[];
  collapsed: ReadonlySet<string>;
  onToggle: (group: string) => void;
  openedId: string | null;
  onOpen: (message: Message) => void;
  selected: ReadonlySet<string>;
  onSelect: (message: Message) => void;
  actions: CardActions;
  formatTime: (at: number) => string;
};

/** The page's messages, by sender. Rule inbox.groups.1. */
export function MessageGroups({ groups, collapsed, onToggle, ...cards }: MessageGroupsProps) {
  const size = groups.reduce((sum, { messages }) => sum + messages.length, 0);
  return groups.map((group, index) => (
    <OneGroup
      key={group.key}
      group={group}
      size={size}
      before={groups.slice(0, index).reduce((sum, { messages }) => sum + messages.length, 0)}
      isOpen={!collapsed.has(group.key)}
      onToggle={() => onToggle(group.key)}
      {...cards}
    />
  ));
}

type OneGroupProps = Omit<MessageGroupsProps, 'groups' | 'collapsed' | 'onToggle'> & {
  group: Group;
  /** How many messages the page has, and how many of them stand before this group. */
  size: number;
  before: number;
  isOpen: boolean;
  onToggle: () => void;
};

function OneGroup({ group, size, before, isOpen, onToggle, openedId, selected, ...card }: OneGroupProps) {
  const { sender, platform, messages } = group;
  const { t } = useTranslation('inbox');
  const listId = useId();
  return (
    <section>
      <Heading>
        <Toggle aria-expanded={isOpen} aria-controls={isOpen ? listId : undefined} onClick={onToggle}>
          <ExpandMore />
          <Name>
            <BidiText>{sender}</BidiText>
          </Name>
          <Count value={messages.length} name={t('messagesCount', { count: messages.length })} />
          <End>
            <PlatformBadge platform={platform} />
          </End>
        </Toggle>
      </Heading>
      {isOpen && (
        <ul id={listId}>
          {messages.map((message, index) => (
            <li key={message.id} aria-posinset={before + index + 1} aria-setsize={size}>
              <MessageCard
                message={message}
                isOpened={message.id === openedId}
                isSelected={selected.has(message.id)}
                {...card}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Heading = styled('h2')(({ theme }) => ({
  margin: 0,
  backgroundColor: theme.vars.palette.sunken,
  borderBlockStart: `1px solid ${theme.vars.palette.border}`,
}));
const Toggle = styled(Pressable)(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 550,
  inlineSize: '100%',
  justifyContent: 'start',
  gap: theme.spacing(1),
  minBlockSize: 34,
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.ink2,
  '& > .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.ink3 },
  '&[aria-expanded=false] > .MuiSvgIcon-root': { transform: 'rotate(calc(-90deg * var(--direction)))' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&:focus-visible': { outlineOffset: -2 },
}));
const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const End = styled('span')({ marginInlineStart: 'auto', display: 'inline-flex' });
