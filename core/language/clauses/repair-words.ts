/** How people take back what they just said. */
import { phrasebook } from '../phrasebook.ts';

export type RepairWord =
  /** says by itself that something is taken back: "no wait" */
  | 'sure'
  /** the same where something stands between it and the sentence: ", make it" */
  | 'apart'
  /** only where the words after it can stand for words before it: "actually" */
  | 'perhaps'
  /** belongs to the sentence unless a stronger word stands beside it: "um" */
  | 'filler';

export const repairWords = phrasebook<RepairWord>([
  [
    'no wait|sorry|actually|no|hang|hold [on] / wait [wait] no|actually|sorry / oh|ah wait|no [no|wait]',
    'sure',
  ],
  ['no not / no no [not] / no forget it|that / לא לא / לא ~עזוב', 'sure'],
  ['scratch|strike that / hang|hold on no / on second thought / or rather', 'sure'],
  ['sorry|no i meant|mean / actually no|wait / no actually|sorry / sorry no|actually', 'sure'],
  ["actually|no|sorry|wait make it|that / no|actually let's|lets say|make|do", 'sure'],
  ['[actually|no|sorry|rather|better] make|change it|that [to] / correction|oops / my bad|mistake', 'apart'],
  ["i mean|meant / let's|lets say|make|do / not that / should be", 'apart'],
  ['actually|sorry|no|wait|rather|nah', 'perhaps'],
  ['oh|ah|like|well|please / you know', 'filler'],

  [
    'לא רגע|סליחה|לא|בעצם|תיקון|חכה|חכי / רגע [רגע] לא|בעצם|סליחה / בעצם לא|סליחה|עדיף / סליחה לא|בעצם|טעות',
    'sure',
  ],
  ['ליתר דיוק / במחשבה שנייה|שניה / יותר נכון / או בעצם / לא נכון', 'sure'],
  ['תיקון|טעות|אופס|התכוונתי|כלומר|שיהיה / לא כלומר / התכוונתי ל / אני מתכוון|מתכוונת [ל]', 'apart'],
  ['חכה|חכי|רגע אחד|שנייה|שניה / עזוב|עזבי [את] [זה] / תעשה|תעשי|נעשה|תשנה|תשני [את] זה [ל] / עדיף', 'apart'],
  ['לא|בעצם|סליחה|רגע', 'perhaps'],
  ['אוי|כאילו|טוב|בבקשה', 'filler'],
]);
