import Box from '@mui/material/Box';
import { channelMessageId } from '@crocodile-hub/core/domain/channel-message-id';
import { idsOf } from '@crocodile-hub/core/domain/task-payload';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { replyTo } from './answer.ts';
import type { Message } from '../message.ts';
import { ledgerEntryQuery } from '../../actions/run/ledger-entry-query.ts';
import { sendOrigin } from '../../actions/run/inbox-sends.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Bubble } from '../reading/bubble.tsx';
import { hasArrived } from './has-arrived.ts';
import { type Departed, departedReplies, dropDeparted } from './departed.ts';

type DepartedRepliesProps = {
  answered: Message;
  conversation: readonly Message[];
  onReplied: (reply: Message) => void;
  /** Gets the words of a reply that did not leave: taken back, or refused later. */
  onReturned: (text: string) => void;
};

/** The replies of a conversation that are being sent. Rule inbox.reply.3. */
export function DepartedReplies(props: DepartedRepliesProps) {
  const { answered, conversation, onReplied, onReturned } = props;
  const all = useSyncExternalStore(departedReplies.subscribe, departedReplies.get);
  const own = all.filter(({ threadId }) => threadId === answered.threadId);
  if (own.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5 }}>
      {own.map((one) => (
        <OneDeparted
          key={one.id}
          one={one}
          isSeen={hasArrived(one, conversation)}
          onLeft={(messageId) => onReplied(replied(answered, one, messageId))}
          onReturned={() => {
            // Words from a dialog return to the dialog instead.
            if (sendOrigin(one.id) === 'reply') onReturned(one.text);
          }}
        />
      ))}
    </Box>
  );
}

type OneDepartedProps = {
  one: Departed;
  /** The conversation already shows it. */
  isSeen: boolean;
  onLeft: (messageId: string) => void;
  onReturned: () => void;
};

function OneDeparted({ one, isSeen, onLeft, onReturned }: OneDepartedProps) {
  const { t } = useTranslation('inbox');
  const { id, text } = one;
  const query = useMemo(() => ledgerEntryQuery(id), [id]);
  const live = useLiveQuery(query, useUid());
  const entry = live.is === 'ready' ? live.items[0] : undefined;
  const status = entry?.status;
  const end = useEffectEvent((how: 'done' | 'failed' | 'cancelled') => {
    dropDeparted(id);
    if (how !== 'done') return onReturned();
    const { emailId, messageId } = idsOf(entry?.result ?? {});
    onLeft(emailId ?? messageId ?? id);
  });
  useEffect(() => {
    if (status === 'done' || status === 'failed' || status === 'cancelled') end(status);
  }, [status]);
  if (isSeen) return null;
  return (
    <Bubble data-out>
      <Box component="p" sx={{ typography: 'caption', color: 'ink3' }}>
        {t('you')} · {t('leaving')}
      </Box>
      <BidiText as="reading">{text}</BidiText>
    </Bubble>
  );
}

/** The sent reply, as the conversation shows it until it is loaded again. */
function replied(answered: Message, { text, at }: Departed, providerId: string): Message {
  const { platform } = answered;
  return {
    ...answered,
    // The same id as in the list, so that it is never shown twice.
    id: platform === 'gmail' ? providerId : channelMessageId(platform, providerId),
    messageText: text,
    html: null,
    timestamp: new Date(at).toISOString(),
    at,
    status: 'Replied',
    isUnread: false,
    isIncoming: false,
    direction: 'outbound',
    recipients: platform === 'gmail' ? replyTo(answered) : [answered.partner],
    replyTo: [],
    cc: [],
    labels: [],
    pictures: [],
    hasInvitation: false,
    canUnsubscribe: false,
    attachments: [],
    tags: [],
  };
}
