import { limits } from '@crocodile-hub/core/domain/limits';
import * as z from 'zod/mini';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendReply } from '../../entities/inbox/api/send-reply.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import { reasonOf, sendFailure } from '../../entities/inbox/model/send-failure.ts';
import { useReconnectGoogle } from '../../entities/integration/model/use-reconnect-google.ts';
import { certainUid } from '../../shared/auth/person.ts';
import { personal } from '../../shared/auth/person-storage.ts';
import { type Failure, isRefused } from '../../shared/http/failure.ts';
import { notify } from '../../shared/ui/notify.tsx';

/** What is written, and the id it is sent with. */
const draftShape = z.object({ text: z.string(), key: z.string() });
type Draft = z.output<typeof draftShape>;

type Reply = {
  text: string;
  sending: boolean;
  change: (text: string) => void;
  /** Resolves to whether it left. */
  send: () => Promise<boolean>;
};

/**
 * The reply to an open message. Its id is made with the first letter and lasts until the server has said yes or no, so
 * whatever is pressed again meanwhile is the same reply. Rules inbox.reply.2 and inbox.reply.3.
 */
export function useReply(answered: Message, onReplied: (reply: Message) => void): Reply {
  const { t } = useTranslation(['inbox', 'actions']);
  const { platform, threadId } = answered;
  const [kept] = useState(() => personal(`reply-${threadId}`, draftShape, { inTab: true }));
  const [draft, setDraft] = useState<Draft | undefined>(kept.read);
  const [sending, setSending] = useState(false);
  /** The state is drawn too late for a second press in the same moment. */
  const isAtWork = useRef(false);
  const { reconnect } = useReconnectGoogle();
  const text = draft?.text ?? '';

  function keep(next: Draft): void {
    setDraft(next);
    kept.write(next);
  }

  function tell(failure: Failure): void {
    const mapped = t(sendFailure(failure, platform), { platform: t(`platform_${platform}`) });
    const needsGoogle = platform === 'gmail' && failure.kind === 'reauth';
    notify.error(t('actions:failedReply'), {
      detail: reasonOf(failure) ?? mapped,
      ...(needsGoogle ? { action: { label: t('reconnectGoogle'), run: reconnect } } : {}),
    });
  }

  async function run({ text: written, key }: Draft): Promise<boolean> {
    const uid = await certainUid();
    if (uid === undefined) {
      notify.error(t('loggedOutSending'));
      return false;
    }
    const words = written.trim();
    const outcome = await sendReply(uid, answered, { key, text: words });
    if (outcome.ok) {
      // Somebody may have begun the next one meanwhile, in another message of the conversation.
      if (kept.read()?.key === key) kept.clear();
      setDraft(undefined);
      onReplied(replied(answered, outcome.reply, words));
      notify.success(t('actions:sentVia', { platform: t(`platform_${platform}`) }), {
        durationMs: limits.toastDefaultMs,
      });
      return true;
    }
    const { failure } = outcome;
    // A refusal is final: what is sent next is a reply of its own. Who signed out meanwhile leaves no words behind.
    if (isRefused(failure) && kept.read()?.key === key) keep({ text: written, key: crypto.randomUUID() });
    if (failure.kind === 'conflict' && failure.settled !== true) notify.error(t('earlierReplyTaken'));
    else tell(failure);
    return false;
  }

  return {
    text,
    sending,
    change: (next) => keep({ text: next, key: draft?.key ?? crypto.randomUUID() }),
    async send() {
      if (isAtWork.current) return false;
      if (draft === undefined || text.trim() === '') {
        notify.error(t('enterReply'));
        return false;
      }
      isAtWork.current = true;
      setSending(true);
      try {
        return await run(draft);
      } finally {
        isAtWork.current = false;
        setSending(false);
      }
    },
  };
}

/** What left, as the conversation shows it until it is loaded again. */
function replied(answered: Message, id: string, text: string): Message {
  const at = Date.now();
  return {
    ...answered,
    id,
    messageText: text,
    html: null,
    timestamp: new Date(at).toISOString(),
    at,
    status: 'Replied',
    isUnread: false,
    isIncoming: false,
    direction: 'outbound',
    recipients: [answered.partner],
    labels: [],
    attachments: [],
    tags: [],
  };
}
