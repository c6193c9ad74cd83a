/** What is to be paid by the mails that ask for it, with the sum. Whether it was paid already stands in no mail. */
import { amountIn, soughtIn, type Sought } from '@crocodile-hub/core/reader/topics/sought';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { sumOf } from './elsewhere.ts';
import { mostListed, shownItem, sourcesOf } from './items.ts';
import { mailsOf } from './mail.ts';
import { quotedFrom } from './quoted-lines.ts';

const pays =
  /\b(?:bills|invoices|payments|owe|to pay|must pay|should pay|money\b.{0,20}\bout)\b|(?<![א-ת])ה?(?:חשבונות|חשבוניות|תשלומים|לשלם|חייבת?|כסף .{0,12}לצאת)(?![א-ת])/i;
const asksWhat =
  /\b(?:how (?:much|many)|what|which|total|sum|add up|any)\b|(?<![א-ת])(?:כמה|מה|אילו|איזה|סך|סה["״]כ|יש לי)(?![א-ת])/i;
const ofPast = /\b(?:did|paid|spent|was|were)\b|(?<![א-ת])(?:שילמתי|שילמנו|עלה|עלו|היה|היו)(?![א-ת])/i;
/** They name no bill among the others. */
const ofAll =
  /^(?:money|bills?|invoices?|payments?|out|pay|owe|due|end|ה?(?:חשבונות|חשבוניות|תשלומים|כסף)|לצאת|חייבת?|ש?לשלם|פתוחים|פתוחות|open|unpaid|whole)$/;

const asking =
  '(invoice OR bill OR due OR payment OR חשבון OR חשבונית OR שובר OR תשלום OR לתשלום) newer_than:60d -in:sent -in:drafts';
const mostRead = 25;
const letters = 4_000;
const isDue =
  /\bdue\b|\bto pay\b|\bpayable\b|\bpay by\b|(?<![א-ת])(?:לתשלום|לשלם עד|תשלום עד|מועד אחרון)(?![א-ת])/i;
const forLines: Sought = {
  said: '',
  words: [],
  ofValue: [],
  wants: ['amount', 'when'],
  adds: true,
  comes: false,
};

/** "How much is to be paid by tonight, all bills together": of all, and of no one in particular. */
export function isOfBills(message: string): boolean {
  if (!pays.test(message) || !asksWhat.test(message) || ofPast.test(message)) return false;
  return (soughtIn(message)?.words ?? []).every((word) => ofAll.test(word));
}

/** Null: no mail asks for a payment, or none could be read. */
export async function bills(ports: QuestionPorts, whom: Asking): Promise<Answer | null> {
  const { words } = whom;
  const read = await mailsOf(ports, whom, asking, null, mostRead, letters);
  const items = read.is === 'read' ? read.value.items : [];
  const owed = items.flatMap((item) => {
    const text = `${item.title}\n${item.excerpt}`;
    const amount = isDue.test(text) && item.failedChecks.length === 0 ? amountIn(text) : null;
    return amount === null ? [] : [{ item, amount }];
  });
  // Whoever asks twice asks for the same.
  const oldestFirst = owed.toSorted((one, other) => one.item.at - other.item.at);
  const each = [...new Map(oldestFirst.map((one) => [one.item.threadId, one])).values()].toReversed();
  if (each.length === 0) return null;
  const lines = each.slice(0, mostListed).map(({ item }) => quotedFrom(item, forLines, whom));
  const sums =
    each.length > mostListed ? [] : [...Map.groupBy(each, ({ amount }) => amount.currency).values()];
  const totals = sums.flatMap((same) =>
    sumOf(
      same.map(({ amount }) => amount),
      whom,
    ),
  );
  const shown = each.map(({ item }) => item);
  const text = [words.bills, lines.join('\n'), ...totals].join('\n\n');
  return plainAnswer(text, sourcesOf(shown, words.noSubject), shown.map(shownItem));
}
