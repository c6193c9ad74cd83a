const english = {
  cannotTalk:
    'No language model is set up here, so I cannot hold a conversation. I can send mail, schedule meetings, set reminders and note tasks: tell me what to do.',
};

const hebrew: typeof english = {
  cannotTalk:
    'לא הוגדר כאן מודל שפה, ולכן איני יכול לנהל שיחה. אני יכול לשלוח מיילים, לקבוע פגישות, להזכיר ולרשום משימות: אפשר לומר לי מה לעשות.',
};

/** The answer comes in the language of the question. */
export function chatWords(question: string): typeof english {
  return /\p{Script=Hebrew}/u.test(question) ? hebrew : english;
}
