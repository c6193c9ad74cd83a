/**
 * Reads that somebody is invited to a meeting that is there: "invite Dana to the budget meeting". "To a meeting
 * tomorrow" is a new one.
 */
import type { Clockwork } from '../time/clockwork.ts';
import type { Change } from './change.ts';
import { meantBy } from './meant.ts';
import { isOneWish } from './plain-command.ts';

type Invite = Extract<Change, { does: 'invite' }>;

const mostGuests = 10;
const mostWordsOfName = 4;

const invites = /^(?:invite|add|include|loop|bring|also invite) (.+)$/i;
const invitesHe =
  /^(?:הזמן|הזמיני|תזמין|תזמיני|להזמין|צרף|צרפי|תצרף|תצרפי|לצרף|הוסף|הוסיפי|תוסיף|תוסיפי|להוסיף|תכניס|תכניסי|להכניס) (?:גם )?את (.+)$/;

const titles = /\b(Dr|Mr|Mrs|Ms|Prof)\./gi;

const isNew = /^(?:an?|another|some|any|new) /i;
const isDefinite = /^(?:the|my|our|that|this|\S+'s) /i;
const isDefiniteHe = /^(?:(?:פגישת|ישיבת) ה|\S+ (?:של|שלי|שלנו|הזאת|הזו)(?: |$)|ה)/;
/** What people and things are added to beside meetings. */
const otherPlaces =
  /(?:^|\s)(?:contacts?|lists?|groups?|cart|basket|app|thread|chat|channel|project|address book|\S*(?:רשימת|רשימה|קבוצה|קבוצת|אנשי|אפליקציה|פרויקט))(?:\s|$)/i;

const nobodyKnown = new Set(
  'everyone everybody all me us them him her it people guests כולם כולן אותי אותנו אותם אותה אותו'.split(' '),
);
const isThing = /^(?:an?|the|some|more|another|one|two|three|שעה|שעתיים|הערה) |^(?:שעה|שעתיים|הערה)$|^\d/i;
const isName = /^[\p{L}\p{M}.'’׳״"-]+$/u;

export function readInvite(plain: string, clockwork: Clockwork): Invite | null {
  if (!isOneWish(plain.replace(titles, '$1').replaceAll(',', ''))) return null;
  const english = invites.exec(plain)?.[1];
  const hebrew = invitesHe.exec(plain)?.[1];
  const words = (english ?? hebrew)?.split(' ') ?? [];
  const found = words.flatMap((word, index) => {
    const isHere = english === undefined ? /^ל-?../.test(word) : /^(?:to|in|into)$/i.test(word);
    if (index === 0 || !isHere) return [];
    const who = peopleIn(words.slice(0, index).join(' '));
    const place = words.slice(english === undefined ? index : index + 1).join(' ');
    const meant = meetingAt(english === undefined ? place.replace(/^ל-?/, '') : place, clockwork);
    return who === null || meant === null ? [] : [{ does: 'invite' as const, who, meant }];
  });
  // In Hebrew the name of a guest may begin like "to".
  return found.find(({ meant }) => meant.kind !== null) ?? found.at(english === undefined ? -1 : 0) ?? null;
}

function meetingAt(place: string, clockwork: Clockwork): Change['meant'] | null {
  if (isNew.test(place) || otherPlaces.test(place) || place.includes(',')) return null;
  const meant = meantBy(place, clockwork);
  if (meant === null || meant.kind === 'reminder') return null;
  const isThere = isDefinite.test(place) || isDefiniteHe.test(place);
  if (meant.about === null && !isThere) return null;
  return isThere ? meant : { ...meant, kind: null };
}

/** Null where not all of them are people. */
function peopleIn(said: string): string[] | null {
  const people = said
    .split(/,? and |, |,? & | (?:ואת |ו(?=[א-ת]))/)
    .map((one) => one.replace(/^את /, '').trim());
  const isPerson = (one: string) => {
    const words = one.split(' ');
    if (isThing.test(one) || words.some((word) => nobodyKnown.has(word.toLowerCase()))) return false;
    return one.includes('@')
      ? words.length === 1
      : words.length <= mostWordsOfName && words.every((word) => isName.test(word));
  };
  return people.length <= mostGuests && people.every((one) => one !== '' && isPerson(one)) ? people : null;
}
