/** What numbers count when they are no hours: "at 5 percent", "ב-5 שקלים". */
import { marked } from '../phrasebook.ts';

export const countedThings = marked([
  '%|percent|people|persons|guests|dollars|times|items|pages|km|kg|of|th|st|nd|rd',
  'אחוז|שקל|שקלים|ש"ח|₪|דולר|דולרים|יורו|אנשים|איש|פעמים|קילו|ק"מ|מטר|חדרים|מקומות',
]);
