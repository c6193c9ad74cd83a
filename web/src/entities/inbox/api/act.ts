import { call } from '../../../shared/http/call.ts';
import type { Message } from '../model/message.ts';

export type Verb = 'markAsRead' | 'markAsUnread' | 'archive' | 'delete' | 'addLabel';

type Asked = { verb: Verb; messages: readonly Message[]; tag?: string };

/** Only mail can be filed, tagged and deleted; what a channel brought can be marked. */
export const canBe = (verb: Verb, { platform }: Message): boolean =>
  platform === 'gmail' || verb === 'markAsRead' || verb === 'markAsUnread';

/** One message, by the call of its own. Resolves to whether it worked. */
export async function act(message: Message, verb: Exclude<Verb, 'delete'>, tag = ''): Promise<boolean> {
  const { id, platform } = message;
  if (platform !== 'gmail') return !(await actOnAll({ verb, messages: [message] })).has(id);
  const params = { id };
  const outcome =
    verb === 'addLabel' ? await call('tagMessage', { params, body: { tag } }) : await call(verb, { params });
  return outcome.ok;
}

/** Many at once, mails and messages side by side. Resolves to the ids of those that were refused. */
export async function actOnAll({ verb, messages, tag }: Asked): Promise<Set<string>> {
  const asked = messages.filter((message) => canBe(verb, message));
  const mails = asked.filter(({ platform }) => platform === 'gmail').map(({ id }) => id);
  const others = asked.filter(({ platform }) => platform !== 'gmail').map(({ id }) => id);
  const done = await Promise.all([actOnMails(verb, mails, tag), markOthers(others, verb === 'markAsRead')]);
  const worked = new Set(done.flat());
  return new Set(messages.map(({ id }) => id).filter((id) => !worked.has(id)));
}

async function actOnMails(verb: Verb, messageIds: string[], tag: string | undefined): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const body = { messageIds, action: verb, ...(tag === undefined ? {} : { labelId: tag }) };
  const outcome = await call('bulkAction', { query: {}, body });
  return outcome.ok ? outcome.reply.results.filter(({ success }) => success).map(({ id }) => id) : [];
}

async function markOthers(messageIds: string[], read: boolean): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const outcome = await call('channelMessageRead', { body: { messageIds, read } });
  return outcome.ok ? messageIds : [];
}
