import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { peopleIn } from './card-fields.ts';
import type { Card } from './corrected.ts';

const leftOut =
  /^(?:(?:yes|yep|ok|okay|sure|fine|but|no|wait|actually|sorry|please),? ){0,4}(?:without|leave out|leave off|drop|remove|take (?:off|out)|minus|not) (?<who>\p{L}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)(?: (?:please|though|this time|off|out))?[.! ]*$|^(?:(?:כן|לא|רגע|בעצם|אבל|סבבה|אוקיי),? ){0,4}(?:בלי|ללא|תורידי? את|תסירי? את|להוריד את) (?<whoHe>[א-ת]{2,12}(?: [א-ת]{2,12})?)[.! ]*$/iu;

/** "Yes but without Lior": the card for the others; null where nobody else is left, or none of that name is there. */
export function withoutSomebody(card: Card, message: string): { card: Card; who: string } | null {
  const { who: en, whoHe } = leftOut.exec(message.trim())?.groups ?? {};
  const who = en ?? whoHe;
  const field = ['attendees', 'to'].find((one) => Array.isArray(card.payload[one]));
  if (who === undefined || field === undefined) return null;
  const people = peopleIn(card.payload[field]);
  const rest = people.filter((one) => !isMentioned(who, one.replaceAll(/[@._-]/g, ' ')));
  const { title } = card.payload;
  const named = typeof title === 'string' ? withoutNamed(title, who) : title;
  const isSame = rest.length === people.length && named === title;
  if (isSame || (rest.length === 0 && field === 'to')) return null;
  const payload = { ...card.payload, [field]: rest, ...(typeof named === 'string' && { title: named }) };
  return { card: { ...card, payload }, who };
}

/** "Meeting with Tomer, Dana and Lior" without one of them. */
function withoutNamed(title: string, who: string): string {
  const name = RegExp.escape(who);
  const forms = [
    `,? (?:and|&) ${name}(?![\\p{L}])`,
    `, ${name}(?![\\p{L}])`,
    `(?<![\\p{L}])${name},? (?:and |& )?(?=\\p{L})`,
    ` ו${name}(?![\\p{L}])`,
  ];
  const form = forms.map((one) => new RegExp(one, 'iu')).find((one) => one.test(title));
  return form === undefined ? title : title.replace(form, '');
}
