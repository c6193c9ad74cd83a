/**
 * "I am off on Friday, text Dana that …": a time that is told before a command, in a sentence of its own, is not when the
 * message leaves. It is asked about. "Tomorrow at 9 text Dana" begins with it.
 */
import {
  withEachAction,
  type CommandReading,
  type CommandUnderstanding,
} from '../../language/command-reading.ts';

/** Said to the assistant, and of nothing. */
const openers =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|then|also|and|can you|could you|would you|i (?:want|need|would like)(?: you)? to|remember to|on|at|this|next|every|בבקשה|היי|הי|אז|גם|תוכלי?|אפשר|אני רוצה|אני צריכה?|כל|ב|ביום|בשעה)(?![\p{L}])[\s,.!-]*)*$/iu;

export function withoutStoryTimes(understood: CommandUnderstanding, text: string): CommandUnderstanding {
  return withEachAction(understood, (one) => withoutStoryTime(one, text));
}

/** "Tell Dana tomorrow at ten is still good": the time begins what is said. */
const goesOnFromTime =
  /^(?:(?:is|isn['’]t|was)(?! (?:the|there|it|he|she|this|that|my|your|our|everyone|anyone)(?![\p{L}]))|works?|doesn['’]t work|won['’]t work|fits|suits|sounds|looks)(?![\p{L}])|^(?:זה |כבר |עדיין |לא )*(?:מתאים|טוב|בסדר|נוח|אפשרי|בתוקף)(?![א-ת])/iu;

function withTimeInText(
  reading: CommandReading,
  text: string,
  time: CommandReading['spans'][number],
): CommandReading {
  const slot = (['body', 'message'] as const).find((one) => one in reading.slots);
  const said = slot === undefined ? null : (reading.slots as Record<string, unknown>)[slot];
  if (slot === undefined || typeof said !== 'string' || !goesOnFromTime.test(said)) return reading;
  // It follows at once, and asks nothing.
  if (said.includes('?') || !text.slice(time.end).trimStart().startsWith(said)) return reading;
  const whole = `${text.slice(time.start, time.end)} ${said}`;
  const spans = reading.spans.filter((span) => span !== time);
  return { ...reading, slots: { ...reading.slots, [slot]: whole }, sendAt: null, spans } as CommandReading;
}

function withoutStoryTime(reading: CommandReading, text: string): CommandReading {
  if (reading.sendAt === null) return reading;
  const time = reading.spans.find(({ slot }) => slot === 'sendAt');
  const head = reading.spans.find(({ slot }) => slot === 'intent');
  if (time === undefined || head === undefined) return reading;
  if (time.start > head.start) return withTimeInText(reading, text, time);
  const begins = Math.max(0, text.indexOf(reading.words));
  const told = text.slice(begins, time.start).trim();
  if (begins > time.start || openers.test(told)) return reading;
  const doubt = { kind: 'time' as const, start: time.start, end: time.end };
  return {
    ...reading,
    sendAt: null,
    spans: reading.spans.filter((span) => span !== time),
    doubts: [...reading.doubts, doubt].toSorted((a, b) => a.start - b.start),
  };
}
