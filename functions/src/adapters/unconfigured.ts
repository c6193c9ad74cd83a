import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { SmsGateway } from '../ports/channels.ts';
import type { LinkProvider } from '../ports/connections.ts';
import { Failure } from '../ports/failure.ts';
import type { MailWatch } from '../ports/mail.ts';
import type { Assistant } from '../ports/model.ts';
import type { WebSearch } from '../ports/outside.ts';
import type { Push } from '../ports/reminders.ts';
import { linkReason } from './shared/link-failures.ts';

export function noAssistant(): Assistant {
  return {
    isConfigured: false,
    answer: () => Promise.reject(new Failure('unavailable', 'noModel')),
  };
}

export function noLinkProvider(service: LinkedService): LinkProvider {
  const missing = () => new Failure('unavailable', linkReason('linkNotSetUp', service));
  const refuse = () => Promise.reject(missing());
  return {
    needs: [],
    authUrl() {
      throw missing();
    },
    exchange: refuse,
    refresh: refuse,
    whoseAccount: refuse,
    revoke: refuse,
  };
}

/** Without a topic Google sends no news. Mailboxes are asked instead, less often while they are quiet. */
export function noMailWatch(): MailWatch {
  return {
    isConfigured: false,
    begin: () => Promise.reject(new Failure('unavailable', 'unknown')),
    isGenuine: () => Promise.resolve(false),
  };
}

/** Without push, the stored notification is all there is: an open page shows it, and the list keeps it. */
export function noPush(): Push {
  return {
    isConfigured: false,
    serves: () => false,
    send: () => Promise.reject(new Failure('unavailable', 'noPush')),
  };
}

export function noSms(): SmsGateway {
  return {
    numbers: [],
    send: () => Promise.reject(new Failure('unavailable', 'noSms')),
    find: () => Promise.resolve(null),
  };
}

export function noWebSearch(): WebSearch {
  return {
    isConfigured: false,
    find: () => Promise.reject(new Failure('unavailable', 'noSearch')),
  };
}
