import { bounds } from '@crocodile-hub/core/contract/bounds';
import { addressEnds } from '@crocodile-hub/core/language/addresses';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { routeHubText } from '@crocodile-hub/core/domain/hub-routing';
import { splitQuote } from '@crocodile-hub/core/domain/quoted-text';
import { extractSummary } from '@crocodile-hub/core/domain/summary';
import { zoneOf } from '@crocodile-hub/core/time/zone';
import { replacedIn } from '@crocodile-hub/core/reader/changes/frames';
import { mailWishesIn } from '@crocodile-hub/core/reader/changes/mail-wishes';
import { readEntryNamed } from '@crocodile-hub/core/reader/changes/entry-named';
import { impossibleDatesIn } from '@crocodile-hub/core/reader/commands/impossible-dates';
import { readBulkChange } from '@crocodile-hub/core/reader/changes/bulk-change';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { readListWish } from '@crocodile-hub/core/reader/changes/leave-list';
import { rangesInFull } from '@crocodile-hub/core/reader/questions/day-ranges';
import { blockedParts } from '@crocodile-hub/core/reader/told/blocked-parts';
import { sameToOther } from '@crocodile-hub/core/reader/told/same-to-other';
import { relativeTimesIn } from '@crocodile-hub/core/reader/commands/relative-times';
import { commandModels } from '@crocodile-hub/core/reader/commands/load';
import { readBoth } from '@crocodile-hub/core/reader/commands/read-both';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import { isOfShown } from '@crocodile-hub/core/reader/questions/narrowed';
import { plainChange } from '@crocodile-hub/core/reader/changes/plain-change';
import { pointedParts } from '@crocodile-hub/core/reader/changes/pointed-parts';
import { otherOne } from '@crocodile-hub/core/reader/corrections/other-one';
import { readRemindBefore } from '@crocodile-hub/core/reader/corrections/remind-before';
import { rewords } from '@crocodile-hub/core/reader/corrections/card-answers';
import { metOnline } from '@crocodile-hub/core/reader/commands/online-place';
import { inOtherZone } from '@crocodile-hub/core/reader/commands/other-zone';
import { letterWords } from '@crocodile-hub/core/reader/told/letter-words';
import { statedEntry } from '@crocodile-hub/core/reader/told/stated-entry';
import { repetitionIn } from '@crocodile-hub/core/reader/corrections/repetition';
import { onSameDay } from '@crocodile-hub/core/reader/told/same-day';
import { plainlySaid } from '@crocodile-hub/core/reader/told/plainly-said';
import { searchedLast } from '@crocodile-hub/core/reader/told/web-search';
import { readTold } from '@crocodile-hub/core/reader/told/told';
import { soughtIn } from '@crocodile-hub/core/reader/topics/sought';
import { feastIn, feastsNamed } from '@crocodile-hub/core/time/feasts';
import { readCorrection } from '@crocodile-hub/core/reader/corrections/read-correction';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import { quote, shownAnswer, shownWords } from '@crocodile-hub/core/text/untrusted';
import { addressList } from '../../functions/src/adapters/google/address-list.ts';
import { oneClickAddress } from '../../functions/src/adapters/google/one-click.ts';
import { htmlText } from '@crocodile-hub/core/text/html-text';
import { asOtherKind } from '../../functions/src/usecases/chat/as-other-kind.ts';
import { withWordsReplaced } from '../../functions/src/usecases/chat/replaced-words.ts';
import { withoutSomebody } from '../../functions/src/usecases/chat/without-somebody.ts';
import { clockOf } from '../../functions/src/usecases/time/person-clock.ts';
import { chatWords } from '../../functions/src/usecases/chat/words.ts';
import { linksIn, linkTarget } from '../../web/src/kit/text/link-target.ts';

/** What reads a text that somebody else may have written, or that a person may paste, and how long it may be. */
type Reader = { name: string; longest: number; read: (text: string) => unknown };

const now = '2026-11-20T09:30:00+02:00';
const contacts = [
  { name: 'Dana Cohen', email: 'dana@example.com', known: 'written-to' as const },
  { name: 'רון לוי', phone: '+972541234567', known: 'written-to' as const },
];

const context = { now, timeZone: 'Asia/Jerusalem', contacts };
const clockwork = {
  now: Date.parse(now),
  zone: zoneOf('Asia/Jerusalem', now),
  country: 'IL',
  hint: null,
} as const;

const any = { longest: bounds.message };
const [models, kindsOf] = await Promise.all([commandModels(), kindReader()]);
const today = { year: 2026, month: 11, day: 20 };

const understood = understand('lunch with Dana at noon', context);
const meeting = {
  id: 'card',
  actionType: 'create_event',
  payload: { title: 'Lunch with Dana', startTime: now, attendees: ['dana@example.com', 'ron@example.com'] },
} as const;

export const readers: readonly Reader[] = [
  { name: 'addressList', ...any, read: addressList },
  { name: 'oneClickAddress', ...any, read: (text) => oneClickAddress(headersOf(text)) },
  { name: 'parseMailAddress', ...any, read: parseMailAddress },
  { name: 'addressEnds', ...any, read: addressEnds },
  { name: 'htmlText', ...any, read: htmlText },
  { name: 'quote', ...any, read: (text) => quote({ what: text, text }) },
  { name: 'shownAnswer', ...any, read: shownAnswer },
  { name: 'shownWords', ...any, read: (text) => shownWords(() => undefined)(text) },
  { name: 'chatWords', ...any, read: chatWords },
  { name: 'routeHubText', ...any, read: routeHubText },
  { name: 'extractSummary', ...any, read: extractSummary },
  { name: 'linksIn', ...any, read: (text) => linksIn(`https://a.test/${text}`) },
  { name: 'linkTarget', ...any, read: (text) => linkTarget('https://a.test/', text) },
  { name: 'splitQuote', ...any, read: (text) => splitQuote(text, 'answer') },
  {
    name: 'understand',
    longest: bounds.command,
    read: (text) => understand(text, context),
  },
  { name: 'readEntryNamed', longest: bounds.command, read: (text) => readEntryNamed(text, context) },
  { name: 'impossibleDatesIn', longest: bounds.command, read: (text) => impossibleDatesIn(text, context) },
  { name: 'readListWish', longest: bounds.command, read: readListWish },
  { name: 'rangesInFull', longest: bounds.command, read: rangesInFull },
  { name: 'blockedParts', longest: bounds.command, read: blockedParts },
  {
    name: 'readBulkChange',
    longest: bounds.command,
    read: (text) => readBulkChange(text, clockworkOf(context)),
  },
  { name: 'sameToOther', longest: bounds.command, read: (text) => sameToOther(text, text) },
  { name: 'relativeTimesIn', longest: bounds.command, read: relativeTimesIn },
  { name: 'replacedIn', longest: 200, read: replacedIn },
  { name: 'mailWishesIn', longest: 200, read: (text) => mailWishesIn(text, context) },
  // What is longer is read by the grammar alone.
  { name: 'readBoth', longest: 1_000, read: (text) => readBoth(models, text, context) },
  { name: 'plainlySaid', longest: bounds.command, read: plainlySaid },
  { name: 'otherOne', longest: bounds.command, read: (text) => otherOne(text, text) },
  { name: 'repetitionIn', longest: bounds.command, read: repetitionIn },
  { name: 'onSameDay', longest: bounds.command, read: (text) => onSameDay(text, text) },
  { name: 'pointedParts', longest: bounds.command, read: pointedParts },
  { name: 'plainChange', longest: bounds.command, read: plainChange },
  { name: 'searchedLast', longest: bounds.command, read: searchedLast },
  { name: 'isOfShown', longest: bounds.command, read: isOfShown },
  { name: 'readTold', longest: bounds.command, read: (text) => readTold(text, kindsOf(text.slice(0, 240))) },
  { name: 'readByEvidence', longest: 240, read: (text) => readByEvidence(text, context, [], kindsOf) },
  { name: 'soughtIn', longest: bounds.command, read: soughtIn },
  { name: 'feastIn', longest: bounds.command, read: feastIn },
  { name: 'feastsNamed', longest: bounds.command, read: (text) => feastsNamed(text, today) },
  { name: 'readRemindBefore', longest: bounds.command, read: readRemindBefore },
  { name: 'rewords', longest: bounds.command, read: rewords },
  { name: 'letterWords', longest: bounds.command, read: letterWords },
  { name: 'statedEntry', longest: bounds.command, read: statedEntry },
  { name: 'metOnline', longest: bounds.command, read: (text) => metOnline(text, () => understood) },
  {
    name: 'inOtherZone',
    longest: bounds.command,
    read: (text) => inOtherZone(text, context, () => understood),
  },
  {
    name: 'asOtherKind',
    longest: bounds.command,
    read: (text) => asOtherKind(meeting, text, clockOf({ timeZone: 'Asia/Jerusalem' }, clockwork.now)),
  },
  { name: 'withoutSomebody', longest: bounds.command, read: (text) => withoutSomebody(meeting, text) },
  {
    name: 'withWordsReplaced',
    longest: bounds.command,
    read: (text) => withWordsReplaced(meeting, { words: text, denied: text }),
  },
  { name: 'readCorrection', longest: bounds.command, read: (text) => readCorrection(text, clockwork) },
];

/** The text where an address is looked for, and where it is looked for whether the mail is signed. */
function headersOf(text: string) {
  return [
    { name: 'Authentication-Results', value: `mx.google.com; dkim=pass;${text}` },
    { name: 'List-Unsubscribe', value: text },
    { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
  ];
}

/** What hostile texts are made of, over and over: openings that nothing closes, and runs that nothing follows. */
// prettier-ignore
export const units: readonly string[] = [
  ' ', '\t', '\n', 'a', 'a ', '1', '1 ', '1-', '12:', '+1', '.', '. ', 'a. ', '?', '!', ',', ', ', ';', '-',
  '"', '\\"', '"a', "'", "a'", '(', '(a', '[', '![', '!!', '<', '<a', '<a ', '</', '<!--', '<p>', '<style>',
  '&', '&#', '&amp;', '@', 'a@', 'a@b', '@ ', 'a.a@', 'a@b.co,', 'a:', 'www.', 'http://', 'http://!', ')', '>', '> a\n', '\u200b',
  'in ', 'at in ', 'to ', 'and ', 'at 5 ', 'tomorrow ', 'every day ', 'saying ', 'dana ', 'dana and ',
  'ו', 'ל', 'ב ', 'ש', "א'", 'א"א', 'מחר ', 'אוויר ב', 'ושלח ', 'תגיד ש', 'דנה ', 'בשעה 5 ', '״', 'e\u0301',
  '💐', '\u200d', '\u202e', '\ud800', '\u05b0',
];
const beginnings = ['', '"', 'send an email to dana about ', 'תזכיר לי '];

/** Hostile texts of about this length, named by what they are made of. */
export function hostileTexts(length: number): { name: string; text: string }[] {
  return units.flatMap((unit) =>
    beginnings.map((beginning) => ({
      name: JSON.stringify([beginning, unit]),
      text: `${beginning}${unit.repeat(Math.ceil(length / unit.length))}\u0000`,
    })),
  );
}
