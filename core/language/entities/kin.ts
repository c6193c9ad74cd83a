/** People called by what they are to the speaker. They stand where names do, and end where names end. */
export const kin: ReadonlySet<string> = new Set(
  (
    'אמא אבא סבא סבתא אחי אחותי אשתי בעלי בני בתי הבן הבת חמותי חמי גיסי גיסתי דודי דודתי בוס מנהל מנהלת שכן שכנה ' +
    'mom mum mommy dad daddy mother father grandma grandpa granny'
  ).split(' '),
);
