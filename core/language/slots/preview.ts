/** "Let me see it first": asks for the mail to be shown, and is no part of it. */
import { marked } from '../phrasebook.ts';
import { claim, type Draft } from './draft.ts';

const previewRequests = marked([
  'let me see|read|check|review|approve [it|the|this] [first|email|message|before]',
  'show [it] [to] me before|first',
  'before sending|you send',
  "don't|dont|not send [it] [yet]",
  'i|and want|wanna [to] see|check|review [it] [first|before]',
  'ask me before|first',
  'תראה|תראי לי [אותו|אותה|את] [קודם|לפני] [שאתה|שאת|השליחה]',
  'תן|תני לי לראות|לקרוא|לאשר|לבדוק [אותו|אותה|קודם] [לפני]',
  'אל תשלח|תשלחי [עדיין|לפני|בלי|את] [זה|שאני|אישור] [רואה|מאשר]',
  'לפני השליחה|ששולחים|שאתה|שאת [שולח|שולחת]',
  'אני רוצה לראות|לאשר|לבדוק [אותו|אותה] [קודם|לפני]',
]);

export const draftWords: ReadonlySet<string> = new Set([
  'draft',
  'טיוטה',
  'טיוטת',
  'נסח',
  'נסחי',
  'תנסח',
  'תנסחי',
  'לנסח',
  'הכן',
  'הכיני',
  'תכין',
  'תכיני',
]);

/** Finds "let me see it first" and takes it out of every text. */
export function claimPreviewRequest(draft: Draft): boolean {
  const { tokens } = draft.sentence;
  for (let index = 1; index < tokens.length; index += 1) {
    const request = previewRequests.at(tokens, index);
    if (request === null) continue;
    const before = tokens[index - 1]?.text;
    const from =
      before === 'and' || before === 'but' || before === ',' || before === 'אבל' ? index - 1 : index;
    claim(draft, { from, to: tokens.length }, 'preview');
    return true;
  }
  return false;
}
