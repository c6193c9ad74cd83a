import { chatWords } from './words.ts';

const asksHelp =
  /^\s*(?:help|what can you do\??|עזרה|מה (?:אתה|את) (?:יודע|יודעת|יכול|יכולה)(?: לעשות)?\??)\s*$/i;
const greets = /^\s*(?:hi|hello|hey|good (?:morning|evening|afternoon)|שלום|היי|בוקר טוב|ערב טוב)[\s!.,]*$/i;
const thanks =
  /^\s*(?:(?:ok|okay|great|perfect|super|many|מעולה|אחלה|סבבה|המון|יופי)[\s,!]+)?(?:thanks|thank you|thx|cheers|תודה)(?:[\s,]+(?:a lot|so much|very much|again|רבה|לך|מראש))*[\s!.,]*$/i;
/** Where nothing waits that it could call off: what waits is called off by waiting-card.ts. */
const waves =
  /^\s*(?:never ?mind|forget it|forget about it|leave it|לא משנה|עזו?ב[יו]?|לא חשוב|לא צרי[כך]ה?)[\s!.,]*$/i;

/** What is no question about anything and needs no model; null for any other words. */
export function smallTalk(message: string): string | null {
  const text = chatWords(message);
  if (greets.test(message)) return text.hello;
  if (thanks.test(message)) return text.welcome;
  if (waves.test(message)) return text.allRight;
  return asksHelp.test(message) ? text.help : null;
}
