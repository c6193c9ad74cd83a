/** Several hours of each day: "remind me three times a day at 8, 2 and 10 at night for a week to …" is a series for each. */

const often =
  /,? ?\b(?:(?:two|three|four|five|[2-5]) times (?:a|per|each|every) day|twice (?:a|per|each|every) day|(?:every|each) day|daily)\b/i;
const hoursSaid =
  /(?:,? ?\b(?:at|around) |(?<= day):?,? )(?<first>\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?<more>(?:, ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?){0,4}),? (?:and|&) (?<last>\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?: at night| in the evening| in the afternoon)?(?![\d:.%]| (?:minutes?|mins?|hours?|hrs?|days?|weeks?|times)\b)/i;
const lasting =
  /,? ?\b(?:for (?:a|one|two|three|four|five|six|seven|ten|\d{1,2}) (?:days?|weeks?|months?)|(?:until|till) (?:next )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|the \d{1,2}(?:st|nd|rd|th)))\b/i;
const reminding = /,? ?\b(?:please |pls |can you |could you )?remind me\b(?: to\b| of\b)?/i;
const manners = /,? ?\b(?:please|pls|thanks|thank you)\b/gi;

/** In characters: what is longer tells a story. */
const longest = 200;

/** A command for each hour; none where the words say no such hours. */
export function ofEachHour(text: string): readonly string[] {
  if (text.length > longest || !reminding.test(text) || !often.test(text)) return [];
  const found = hoursSaid.exec(text);
  if (found === null) return [];
  const { first = '', more = '', last = '' } = found.groups ?? {};
  const hours = inOrder([first, ...more.split(',').filter((one) => one.trim() !== ''), last]);
  const left = text.replace(found[0], ' ');
  const length = lasting.exec(left)?.[0].replace(/^,? ?/, '') ?? '';
  const task = [lasting, often, reminding]
    .reduce((words, form) => words.replace(form, ' '), left)
    .replace(manners, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.]+/, '')
    .replace(/[\s,.]{1,10}$/, '')
    .replace(/^(?:i|we) (?:have to|need to|must|should)? ?(?=\S)|^to (?=\S)/i, '');
  return task === '' || hours === null
    ? []
    : hours.map((at) => `remind me every day at ${at}${length === '' ? '' : ` ${length}`} to ${task}`);
}

/** Each is later in the day than the one before: "8, 2 and 10". Null where that cannot be. */
function inOrder(said: readonly string[]): readonly string[] | null {
  let before = -1;
  const hours: string[] = [];
  for (const one of said) {
    const [, digits = '', minutes = '00', half = ''] = /(\d{1,2})(?::(\d\d))?(?: ?([ap])m)?/i.exec(one) ?? [];
    const bare = Number(digits) + (/p/i.test(half) && Number(digits) < 12 ? 12 : 0);
    const at = bare <= before && half === '' ? bare + 12 : bare;
    if (at <= before || at > 23 || Number(minutes) > 59) return null;
    hours.push(`${at}:${minutes}`);
    before = at;
  }
  return hours;
}
