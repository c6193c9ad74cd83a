import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { memo, useId, useRef } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNear } from '../../kit/state/use-near.ts';
import { Count } from '../../kit/ui/badge.tsx';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Pressable } from '../../kit/ui/pressable.tsx';
import { isToSomebody, type Message } from '../message.ts';
import type { CardActions } from '../message-actions.tsx';
import { MessageCard } from './message-card.tsx';
import { SwipeRow } from './swipe-row.tsx';
import { type Group, groupsOf } from '../folder/shown-page.ts';
import { Address } from '../address.tsx';
import { PlatformBadge } from '../platform-badge.tsx';
import { useShownName } from '../use-shown-name.ts';
import { oneLine } from '../../kit/theme/tokens.ts';

type MessageGroupsProps = {
  messages: readonly Message[];
  collapsed: ReadonlySet<string>;
  onToggle: (group: string) => void;
  openedId: string | null;
  selected: ReadonlySet<string>;
  onSelect: (message: Message, isRange: boolean) => void;
  /** The messages with a change that is being sent. */
  busy: ReadonlySet<string>;
  actions: CardActions;
  formatTime: (at: number) => string;
};

/** The page's messages, grouped by sender. Rule inbox.groups.1. */
export const MessageGroups = memo(function MessageGroups(props: MessageGroupsProps) {
  const { messages, collapsed, onToggle, ...cards } = props;
  const groups = groupsOf(messages);
  let before = 0;
  return groups.map((group) => {
    const first = before;
    before += group.messages.length;
    return (
      <OneGroup
        key={group.key}
        group={group}
        size={messages.length}
        before={first}
        isOpen={!collapsed.has(group.key)}
        onToggle={onToggle}
        {...cards}
      />
    );
  });
});

/** About as many rows as fill a window; they are drawn whole before anything is measured. */
const firstRows = 8;

type OneGroupProps = Omit<MessageGroupsProps, 'messages' | 'collapsed'> & {
  group: Group;
  /** The number of messages on the page, and of those before this group. */
  size: number;
  before: number;
  isOpen: boolean;
};

function OneGroup(props: OneGroupProps) {
  const { group, size, before, isOpen, onToggle, openedId, selected, busy, ...card } = props;
  const { key, address, platform, messages } = group;
  const sender = useShownName()(group.sender);
  const { t } = useTranslation('inbox');
  const listId = useId();
  const [first] = messages;
  const isAlone = messages.length === 1;
  const isToThem = isAlone && first !== undefined && isToSomebody(first);
  return (
    <section>
      <GroupHead
        group={key}
        sender={isToThem ? t('sentTo', { who: sender }) : sender}
        address={address}
        platform={platform}
        count={messages.length}
        isFirst={before < firstRows}
        isOpen={isOpen}
        listId={listId}
        onToggle={onToggle}
      />
      {isOpen && (
        <ul id={listId}>
          {messages.map((message, index) => (
            <SwipeRow
              key={message.id}
              message={message}
              actions={card.actions}
              aria-posinset={before + index + 1}
              aria-setsize={size}
            >
              <MessageCard
                message={message}
                isOpened={message.id === openedId}
                isSelected={selected.has(message.id)}
                isBusy={busy.has(message.id)}
                isFirst={before + index < firstRows}
                isAlone={isAlone}
                {...card}
              />
            </SwipeRow>
          ))}
        </ul>
      )}
    </section>
  );
}

type GroupHeadProps = Pick<Group, 'sender' | 'address' | 'platform'> & {
  group: string;
  count: number;
  isFirst: boolean;
  isOpen: boolean;
  listId: string;
  onToggle: (group: string) => void;
};

const GroupHead = memo(function GroupHead(props: GroupHeadProps) {
  const { group, sender, address, platform, count, isFirst, isOpen, listId, onToggle } = props;
  const { t } = useTranslation('inbox');
  const heading = useRef<HTMLHeadingElement>(null);
  const { isNear } = useNear(heading, isFirst);
  const counted = t('messagesCount', { count });
  return (
    <Heading ref={heading} data-alone={(count === 1 && isOpen) || undefined}>
      <Toggle
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        {...(isNear
          ? {}
          : {
              'aria-label': [sender, address, counted, t(`platform_${platform}`)]
                .filter((part) => part !== null)
                .join(' '),
            })}
        onClick={() => onToggle(group)}
      >
        {isNear ? (
          <>
            <ExpandMore />
            <Name>
              <BidiText>{sender}</BidiText>
            </Name>
            {address !== null && <Address>{address}</Address>}
            <Count value={count} name={counted} />
            <End>
              <PlatformBadge platform={platform} />
            </End>
          </>
        ) : (
          sender
        )}
      </Toggle>
    </Heading>
  );
});

const Heading = styled('h2')(({ theme }) => ({
  margin: 0,
  backgroundColor: theme.vars.palette.sunken,
  borderBlockStart: `1px solid ${theme.vars.palette.border}`,
  '&[data-alone]': { backgroundColor: theme.vars.palette.surface },
}));
const Toggle = styled(Pressable)(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 550,
  inlineSize: '100%',
  justifyContent: 'start',
  gap: theme.spacing(1),
  minBlockSize: 34,
  '[data-alone] > &': { minBlockSize: 30 },
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.ink2,
  '& > .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.ink3 },
  '&[aria-expanded=false] > .MuiSvgIcon-root': { transform: 'rotate(calc(-90deg * var(--direction)))' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&:focus-visible': { outlineOffset: -2 },
}));
const Name = styled('span')({
  flexShrink: 0,
  maxInlineSize: '60%',
  ...oneLine,
});
const End = styled('span')({ marginInlineStart: 'auto', display: 'inline-flex' });
