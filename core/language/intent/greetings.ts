/** Politeness that may stand before a command, at the beginning of a sentence or of a later clause. */
export const greetings: readonly string[] = [
  'hey|hi|hello|yo|greetings [there|google|croc|crocodile|assistant|again|friend]',
  'ok|okay google|croc|crocodile|assistant / [dear] croc|crocodile|assistant',
  'good morning|afternoon|evening|day [to] [you]',
  'please|pls|plz|kindly|oh|ok|okay|so|well|listen|alright|anyway|right',
  'sorry to bother you / excuse me / quick one|favor|favour / by the way / btw / one more thing',
  "when|whenever you get|have a chance|minute|moment|second|sec / if you don't mind / if it's possible|ok",
  'do me a favor|favour [and] / can|could|would you [please] be so kind|good as|and [to]',
  'what i want|need is',
  'היי|הי|שלום|אהלן|הלו|יו|הייי [גוגל|google|עוזר|עוזרת|לך|שוב|חבר]',
  'קרוקו|קרוקודיל|תנין',
  'בוקר|ערב|צהריים|לילה|יום|שבוע טוב|אור [לך|לכם]',
  '~שמע|בבקשה|אנא|נא|אוקיי|אוקי|טוב|תראה|תראי|יאללה|רגע',
  'סליחה על שאני מפריע|שאני מפריעה / אגב / דרך אגב / עוד דבר|משהו [אחד|קטן]',
  'כשיש|כשיהיה לך רגע|דקה|זמן / אם לא קשה לך / אם אפשר / תעשה|תעשי|עשה|עשי [לי] טובה',
];
