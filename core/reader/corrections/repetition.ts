/** "Make it every week", of what waits for a yes. Rule chat.correction.1. */

const often =
  /^(?:(?:and|ok|okay|please|actually|no|yes|כן|לא|בעצם|בבקשה),? ){0,3}(?:make (?:it|that) |repeat (?:it|that) |(?:it|that) should (?:be|repeat) |ש?(?:זה )?(?:יהיה|תהיה|יחזור|תחזור) |תעשי? (?:את זה )?)?(?<said>every other week|every (?:single )?(?:day|week|month|year)|each (?:day|week|month|year)|daily|weekly|monthly|yearly|fortnightly|כל (?:יום|שבוע|חודש|שנה|שבועיים))(?: please| בבקשה)?[.! ]*$/i;

const rules: readonly (readonly [RegExp, string])[] = [
  [/other week|fortnight|שבועיים/i, 'FREQ=WEEKLY;INTERVAL=2'],
  [/day|daily|יום/i, 'FREQ=DAILY'],
  [/week|שבוע/i, 'FREQ=WEEKLY'],
  [/month|חודש/i, 'FREQ=MONTHLY'],
  [/year|שנה/i, 'FREQ=YEARLY'],
];

/** An RFC 5545 rule without its name, counted from when it begins; null where the words say something else. */
export function repetitionIn(message: string): string | null {
  const said = often.exec(message.trim())?.groups?.['said'];
  return said === undefined ? null : (rules.find(([form]) => form.test(said))?.[1] ?? null);
}
