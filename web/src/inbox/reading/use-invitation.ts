import { type Rsvp, answers, guestState, type Invitation } from '@crocodile-hub/core/contract/invitation';
import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import { certainUid } from '../../account/person.ts';
import { personal } from '../../account/person-storage.ts';
import { type Failure, isRefused, type Outcome } from '../../kit/wire/failure.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { commandClock, type CommandClock } from '../../account/command-clock.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { call, type Options } from '../../kit/wire/call.ts';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { rsvpOf } from '@crocodile-hub/core/actions/rsvp-event';
import { whileWanted } from '../../kit/state/while-wanted.ts';
import { useAlone } from '../../kit/state/use-alone.ts';

export type Loaded =
  { is: 'loading' } | { is: 'none' } | { is: 'failed' } | { is: 'ready'; invitation: Invitation };

/** The keys of the three answers. They are made with the card, and kept until one of them got a definite result. */
const armedShape = z.object({ before: guestState, keys: z.record(z.enum(answers), z.string()) });
type Armed = z.output<typeof armedShape>;

/** The invitation of a mail, and the person's answer to it. Rule inbox.invitation.2. */
export function useInvitation(messageId: string, timeZone: string) {
  const { t } = useTranslation(['inbox', 'shell']);
  const { locale } = useLocale();
  const { reconnect } = useReconnectGoogle();
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  const [sending, setSending] = useState<Rsvp | null>(null);
  const { alone } = useAlone<'answer'>();
  const [kept] = useState(() => personal(`rsvp-${messageId}`, armedShape, { inTab: true }));
  const armed = useRef<Armed | null>(null);

  function show(outcome: Outcome<Invitation | null>): void {
    if (!outcome.ok) return setLoaded((shown) => (shown.is === 'ready' ? shown : { is: 'failed' }));
    const invitation = outcome.reply;
    if (invitation === null) return setLoaded({ is: 'none' });
    // An answer that was being sent when the page was left continues under its key.
    const before = kept.read() ?? armed.current;
    armed.current = before?.before === invitation.answer ? before : newKeys(invitation.answer);
    setLoaded({ is: 'ready', invitation });
  }
  const load = async () => show(await loadInvitation(messageId, timeZone, {}));
  const begin = useEffectEvent(
    (id: string, zone: string, signal: AbortSignal) =>
      void loadInvitation(id, zone, { signal }).then((outcome) => {
        if (!signal.aborted) show(outcome);
      }),
  );
  useEffect(() => whileWanted((signal) => begin(messageId, timeZone, signal)), [messageId, timeZone]);

  function refused(failure: Failure): void {
    const needsGoogle = failure.kind === 'reauth' || failure.kind === 'forbidden';
    notify.error(t('failedAnswer'), {
      detail: failure.message ?? t('calendarSilent'),
      ...(needsGoogle ? { action: { label: t('reconnectGoogle'), run: reconnect } } : {}),
    });
  }

  async function send(invitation: Invitation, answer: Rsvp): Promise<void> {
    const uid = await certainUid();
    const payload = rsvpOf(messageId, invitation, answer);
    const keys = armed.current;
    if (uid === undefined) return void notify.error(t('loggedOut'));
    if (payload === null || keys === null) return;
    kept.write(keys);
    const clock = { ...commandClock(Date.now(), timeZone), locale };
    const outcome = await sendAnswer(uid, { key: keys.keys[answer], payload }, clock);
    if (outcome.ok || isRefused(outcome.failure)) {
      kept.clear();
      armed.current = newKeys(outcome.ok ? answer : invitation.answer);
    }
    if (!outcome.ok) refused(outcome.failure);
    else {
      setLoaded({ is: 'ready', invitation: { ...invitation, answer } });
      notify.success(outcome.reply);
    }
    await load();
  }

  async function answer(given: Rsvp): Promise<void> {
    if (loaded.is !== 'ready' || loaded.invitation.answer === given) return;
    setSending(given);
    await send(loaded.invitation, given).finally(() => setSending(null));
  }

  return {
    loaded,
    sending,
    answer: (given: Rsvp) => void alone('answer', () => answer(given)),
    retry: () => void load(),
  };
}

function newKeys(before: Armed['before']): Armed {
  const key = () => `rsvp-${crypto.randomUUID()}`;
  return { before, keys: { accepted: key(), tentative: key(), declined: key() } };
}

/** The invitation in a mail; null when it has none that can be read. */
async function loadInvitation(
  messageId: string,
  timeZone: string,
  options: Options,
): Promise<Outcome<Invitation | null>> {
  const outcome = await call('inboxInvitation', { params: { id: messageId }, query: { timeZone } }, options);
  return outcome.ok ? { ok: true, reply: outcome.reply.invitation } : outcome;
}

/** Answers what the person was shown, once for its key. Resolves to the server's own words. */
async function sendAnswer(
  uid: string,
  { key, payload }: { key: string; payload: RsvpPayload },
  clock: CommandClock & { locale: string },
): Promise<Outcome<string>> {
  const actionType = 'rsvp_event';
  const hash = payloadHash(actionType, payload);
  const outcome = await call('execute', {
    body: { userId: uid, actionType, payload, payloadHash: hash, idempotencyKey: key, ...clock },
  });
  return outcome.ok ? { ok: true, reply: outcome.reply.message } : outcome;
}

type RsvpPayload = ActionPayloads['rsvp_event'];
