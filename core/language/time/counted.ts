/** What numbers count when they are no hours: "at 5 percent", "ב-5 שקלים". */
import { marked } from '../phrasebook.ts';

export const countedThings = marked([
  '%|percent|percents|people|persons|guests|dollars|bucks|euros|times|items|pages|copies|km|kg|miles|of|th|st|nd|rd',
  'אחוז|אחוזים|שקל|שקלים|ש"ח|₪|דולר|דולרים|יורו|אנשים|איש|סועדים|פעמים|עותקים|קילו|ק"מ|מטר|חדרים|מקומות|נקודות',
]);
