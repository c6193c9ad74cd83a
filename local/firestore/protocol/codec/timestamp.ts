import { invalidArgument } from '../../model/status.ts';
import { isValidTimestamp, microsOf, timestampOf, type Micros } from '../../model/timestamp.ts';
import type { Timestamp } from '../../model/value.ts';
import type { WireTimestamp } from '../wire.ts';
import { longOfNumber, numberOfLong } from './long.ts';

export function readTimestamp(wire: WireTimestamp): Timestamp {
  const time = { seconds: numberOfLong(wire.seconds), nanos: wire.nanos ?? 0 };
  if (!isValidTimestamp(time)) throw invalidArgument('Timestamp is out of range.');
  return time;
}

export function writeTimestamp({ seconds, nanos }: Timestamp): WireTimestamp {
  return { seconds: longOfNumber(seconds), nanos };
}

export function readMicros(wire: WireTimestamp): Micros {
  return microsOf(readTimestamp(wire));
}

export function writeMicros(micros: Micros): WireTimestamp {
  return writeTimestamp(timestampOf(micros));
}
