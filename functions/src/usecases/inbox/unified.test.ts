import { expect, it } from 'vitest';
import type { ChannelStore } from '../../ports/channels.ts';
import { Failure } from '../../ports/failure.ts';
import { absent } from '../../ports/accounts.ts';
import { quietLog } from '../../testing/quiet.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { unifiedMessages, unreadCounts } from './unified.ts';

const person = absent('noa');
const unused = () => Promise.reject(new Failure('unavailable', 'unknown'));

const store = (countUnread: ChannelStore['countUnread']): ChannelStore => ({
  keep: unused,
  noteDelivery: unused,
  nameOf: unused,
  noteName: unused,
  newest: unused,
  count: unused,
  since: unused,
  countUnread,
  markRead: unused,
  forgetMessages: unused,
  noteReference: unused,
  findReference: unused,
  owners: unused,
  addOwner: unused,
  leaveAccounts: unused,
  putAside: unused,
  release: unused,
  takeNumber: unused,
  numberOf: unused,
  conversationOf: unused,
});

it('counts zero of whatever cannot be counted, and the rest all the same', async () => {
  const ports = { inbox: silentInbox(), log: quietLog, assistant: { isConfigured: true } };
  const failing = await unreadCounts({ ...ports, channelStore: store(unused) }, person);
  expect(failing.counts).toEqual({ gmail: 0, messenger: 0, instagram: 0, total: 0 });
  expect(failing.folders).toEqual({ inbox: 0, sent: 0, drafts: 0, trash: 0 });
  expect(failing.hasModel).toBe(true);

  const partly = await unreadCounts({ ...ports, channelStore: store(() => Promise.resolve(2)) }, person);
  expect(partly.counts).toEqual({ gmail: 0, messenger: 2, instagram: 2, total: 4 });
});

it.each([
  ['he-IL', 'שירות ההודעות לא ענה. כדאי לנסות שוב.'],
  [null, 'The messaging service did not answer. Please try again.'],
])('says to %s why a source is missing', async (language, words) => {
  const silent = () => Promise.reject(new Failure('unavailable', 'messengersSilent'));
  const ports = { inbox: silentInbox(), log: quietLog, channelStore: { ...store(unused), newest: silent } };
  const { missing } = await unifiedMessages(ports, person, {}, language);
  expect(missing).toContainEqual({ source: 'whatsapp', error: words, requiresAuth: false });
});
