import type { MetaAccount } from './account.ts';
import type { Contact, Message } from './entities.ts';
import type { MetaStore } from './store.ts';

/** Objects of the Graph API with all their fields; `fields` chooses among them afterwards. */
export function presentConversation(store: MetaStore, account: MetaAccount, contact: Contact) {
  const messages = store.messagesWith(contact.id);
  const [newest] = messages;
  return {
    id: conversationId(contact),
    updated_time: graphTime(newest?.at ?? contact.lastWroteAt ?? 0),
    messages: { data: messages.map((message) => presentMessage(message, contact, account)) },
  };
}

function presentMessage(message: Message, contact: Contact, account: MetaAccount) {
  const [them, us] = [party(contact), ownParty(account, contact)];
  const [from, to] = message.direction === 'inbound' ? [them, us] : [us, them];
  return {
    id: message.id,
    created_time: graphTime(message.at),
    from,
    to: { data: [to] },
    message: message.text,
  };
}

/** Messenger tells names in two parts, Instagram in one beside the name of the account. Pictures are on Meta's own hosts. */
export function presentContact({ id, name, username, channel }: Contact) {
  if (channel === 'instagram')
    return {
      id,
      name,
      username: username ?? name,
      profile_pic: `https://scontent.cdninstagram.com/v/${id}.jpg`,
    };
  const [first = '', ...rest] = name.split(' ');
  const profile_pic = `https://platform-lookaside.fbsbx.com/platform/profilepic/?psid=${id}&width=1024`;
  return { id, first_name: first, last_name: rest.join(' '), profile_pic };
}

function conversationId({ id, channel }: Contact): string {
  return channel === 'instagram' ? `aWdfZAG06${id}` : `t_${id}`;
}

function party({ id, name, username }: Contact) {
  return username === undefined ? { id, name, email: `${id}@facebook.com` } : { id, username };
}

function ownParty({ pageId, pageName, instagramId, instagramName }: MetaAccount, { channel }: Contact) {
  return channel === 'instagram'
    ? { id: instagramId, username: instagramName }
    : { id: pageId, name: pageName };
}

/** `2026-11-22T07:28:00+0000` */
function graphTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+0000`;
}
