import type { MailRule, RuleVerb } from '@crocodile-hub/core/contract/inbox-rules';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { verbsOf } from '@crocodile-hub/core/domain/inbox-rules';
import { plainCommand } from '@crocodile-hub/core/language/changes/plain-command';
import { isStandingRule, readMailRule } from '@crocodile-hub/core/language/changes/read-mail-rule';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { QuestionWords } from '../questions/words.ts';
import { readingOfRule } from '../understanding.ts';
import type { AskedChange } from './asked.ts';

/** What holds again and again: "every mail from Tomer", "when a mail from the bank comes in". */
const always =
  /^(?:(?:every|each|any) (?:single |new )?(?:e-?mail|mail|message|newsletter|invoice|receipt)\s|(?:when|whenever|every time|each time|any ?time|if|as soon as|once) .{1,60}?\s(?:writes?|e-?mails?|mails?|sends?|comes?|arrives?|gets?)[\s,]|כל (?:(?:אי)?מייל|הודעה|דואר|ניוזלטר|חשבונית|קבלה)\s|(?:בכל פעם|כל פעם|אם|כאשר)\s.{0,60}?(?:כותבי?ם?|כותבת|שולחי?ם?|שולחת|מגיעי?ם?|מגיעה|מקבלת?|בא|באה)[\s,]|כש.{0,60}?(?:כותבי?ם?|כותבת|שולחי?ם?|שולחת|מגיעי?ם?|מגיעה|מקבלת?|בא|באה)[\s,])/i;
const fromNowOn =
  /(?<![\p{L}\p{N}])(?:always|automatically|from now on|from today on|in future|going forward|תמיד|אוטומטית|באופן אוטומטי|מעכשיו|מהיום והלאה|מעתה)(?![\p{L}\p{N}])/iu;

/** Without a word of mail it is of something else: "call the review Portfolio from now on". */
const ofMail =
  /\b(?:e-?mails?|mails?|messages?|newsletters?|invoices?|receipts?|inbox|archiv\w{1,3}|star(?:red)?|tags?|label|mark|unread|bin|trash|spam|delete|file|folder|skip)\b|מייל|הודע|דואר|ניוזלטר|חשבוני|קבל|ארכי|כוכב|תייג|תיוג|תגית|(?<![א-ת])ת?סמ|נקרא|ספאם|זבל|אשפה|פח|מחק|תיקי/i;

/** "ישר לפח": no part of the sender's name. */
const straight =
  / (?:ישר|ישירות|straight|directly) (?=ל(?:פח|אשפה|ארכיון)|(?:in)?to the (?:trash|bin|archive))/i;

/**
 * Mails of a kind are to be sorted again and again: what the rule would be, and where it is tried and kept. Null where
 * the words say no rule. Rule inbox.rules.6.
 */
export async function ruleSaid(words: QuestionWords, command: string): Promise<AskedChange | null> {
  if (command.length > bounds.ruleSentence) return null;
  const plain = plainCommand(command).replace(straight, ' ');
  const isStanding = isStandingRule(plain);
  if (!isStanding && !always.test(plain) && !(fromNowOn.test(plain) && ofMail.test(plain))) return null;
  const whole = readMailRule(plain);
  const guess = whole === null ? await readingOfRule(plain) : { rule: whole, passedOver: '' };
  if (guess === null && !isStanding) return null;
  const url = `/inbox-ai?${new URLSearchParams({ dialog: 'inbox-rules', of: command.trim() }).toString()}`;
  const text = words.isRule(guess === null ? null : inWords(words, guess.rule));
  return { is: 'said', text, asks: null, choices: [], sources: [{ title: words.rulesTitle, url }] };
}

function inWords({ rule: said }: QuestionWords, rule: MailRule): string {
  const does = verbsOf(rule).map((verb: RuleVerb) =>
    verb === 'tag' ? said.tag(shownOutside(rule.tag)) : said[verb],
  );
  const when = [
    ...(rule.from === '' ? [] : [said.from(shownOutside(rule.from))]),
    ...(rule.subject === '' ? [] : [said.subject(shownOutside(rule.subject))]),
    ...(['newsletters', 'unread', 'files'] as const).filter((one) => rule[one]).map((one) => said[one]),
    ...(rule.days === 0 ? [] : [said.days(rule.days)]),
  ];
  return `${when.join(', ')} → ${does.join(', ')}`;
}
