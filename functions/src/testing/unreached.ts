import type { ChannelSender } from '../ports/channels.ts';
import { Failure } from '../ports/failure.ts';
import type { MailingLists, WebSearch } from '../ports/outside.ts';

export const noChannel: ChannelSender = {
  send: () => Promise.reject(new Failure('unavailable', 'unknown')),
  find: () => Promise.resolve('unknown'),
};
export const noLists: MailingLists = {
  unsubscribe: () => Promise.reject(new Failure('unavailable', 'unsubscribeFailed')),
};
export const noSearch: WebSearch = {
  isConfigured: false,
  find: () => Promise.reject(new Failure('unavailable', 'noSearch')),
};
