import type { Channel } from '../ports/channel.ts';
import { Failure } from '../ports/failure.ts';
import type { WebSearch } from '../ports/web-search.ts';

export const noChannel: Channel = {
  send: () => Promise.reject(new Failure('unavailable', 'unknown')),
  find: () => Promise.resolve('unknown'),
};
export const noSearch: WebSearch = {
  isConfigured: false,
  find: () => Promise.reject(new Failure('unavailable', 'noSearch')),
};
