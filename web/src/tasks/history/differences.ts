import { payloadLines, type PayloadLine } from '../../actions/card/payload-lines.ts';

export type Difference = Pick<PayloadLine, 'field' | 'kind'> & {
  before: string | null;
  after: string | null;
};

type Payload = Readonly<Record<string, unknown>>;

/** The lines that differ between two payloads of one action, as they are shown. */
export function differencesOf(actionType: string, before: Payload, after: Payload): Difference[] {
  const was = new Map(payloadLines(actionType, before).map((line) => [line.field, line]));
  const is = new Map(payloadLines(actionType, after).map((line) => [line.field, line]));
  return [...new Map([...was, ...is]).values()].flatMap(({ field, kind }) => {
    const [old, now] = [was.get(field)?.text ?? null, is.get(field)?.text ?? null];
    return old === now ? [] : [{ field, kind, before: old, after: now }];
  });
}
