import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';

/** The zone of this device, where UTC and Israel count as Jerusalem. Rule data.location.2. */
export function deviceTimeZone(): string {
  return personTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
