import { Failure } from '../../ports/failure.ts';
import type { SmsGateway } from '../../ports/channels.ts';

export function noSms(): SmsGateway {
  return {
    numbers: [],
    send: () => Promise.reject(new Failure('unavailable', 'noSms')),
    find: () => Promise.resolve(null),
  };
}
