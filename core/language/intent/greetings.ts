/** Said to the assistant wherever it pleases: in front, behind, and between whom something is for and what it says. */
export const pleas: readonly string[] = [
  "when|whenever you can / when|whenever you get|have a|time chance|minute|moment|second|sec / if you don't|dont mind",
  "if you can|could please / if it's|that's|thats possible|ok|okay / if possible",
  'כשתוכל|כשתוכלי / כשיש|כשיהיה לך רגע|דקה|זמן / אם לא קשה|בעיה [לך] / אם אפשר|ניתן|תוכל|תוכלי [בבקשה]',
];

/** Politeness that may stand before a command, at the beginning of a sentence or of a later clause. */
export const greetings: readonly string[] = [
  'hey|hi|hello|yo|greetings [there|google|croc|crocodile|assistant|again|friend]',
  'ok|okay google|croc|crocodile|assistant / [dear] croc|crocodile|assistant',
  'good morning|afternoon|evening|day [to] [you]',
  'please|pls|plz|kindly|oh|ok|okay|so|well|listen|alright|anyway|right',
  'excuse me / by the way / btw',
  'do me a favor|favour [and] / can|could|would you [please] be so kind|good as|and [to]',
  'what i want|need is',
  'היי|הי|שלום|אהלן|הלו|יו|הייי [גוגל|google|עוזר|עוזרת|לך|שוב|חבר]',
  'קרוקו|קרוקודיל|תנין',
  'בוקר|ערב|צהריים|לילה|יום|שבוע טוב|אור [לך|לכם]',
  '~שמע|בבקשה|אנא|נא|אוקיי|אוקי|טוב|תראה|תראי|יאללה|רגע',
  'אגב / דרך אגב / עוד דבר|משהו [אחד|קטן]',
  'תעשה|תעשי|עשה|עשי [לי] טובה',
  ...pleas,
];
