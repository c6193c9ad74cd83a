import { chatWords } from './words.ts';

const asksHelp =
  /^\s*(?:help|what can you do\??|עזרה|מה (?:אתה|את) (?:יודע|יודעת|יכול|יכולה)(?: לעשות)?\??)\s*$/i;
const greets = /^\s*(?:hi|hello|hey|good (?:morning|evening|afternoon)|שלום|היי|בוקר טוב|ערב טוב)[\s!.,]*$/i;

/** What is no question about anything and needs no model; null for any other words. */
export function smallTalk(message: string): string | null {
  const text = chatWords(message);
  if (greets.test(message)) return text.hello;
  return asksHelp.test(message) ? text.help : null;
}
