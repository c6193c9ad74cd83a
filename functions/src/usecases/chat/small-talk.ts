import { chatWords, type ChatWords } from './words.ts';

type Kind = {
  [Name in keyof ChatWords]: ChatWords[Name] extends string ? Name : never;
}[keyof ChatWords];

/** What may stand before and after, and says nothing of its own: "oh you're the best, my dear!" */
const before =
  /^(?:(?:oh|ah|aw+|wow|omg|yay|hey|hi|well|ok|okay|man|dude|yo|haha|so|and|but|wait|say|tell me|listen|אז|אבל|תגידי?|תגידי? לי|רגע|תקשיבי?|וואו|אוי|היי|אה|אוקיי|טוב|וואלה|יאללה|ח{2,9})[\s,!.]+){0,2}/i;
const after =
  /(?:[\s,]{1,8}(?:fr|ngl|tbh|lol|haha{1,9}|man|mate|buddy|dude|bro|pal|dear|my dear|darling|honey|hon|croc|crocodile|crocky|my friend|friend|there|you|u|again|everyone|all|really|seriously|truly|so much|מותק|מתוק|מתוקה|מאמי|יקר|יקרה|יקירי|יקירתי|חמוד|חמודה|אהוב|אהובה|אהובתי|לב|לבבי|חיים שלי|אחי|אחותי|אח שלי|אחות|אחשלי|גבר|בוס|בוסית|חביבי|חביבתי|תנין|תנינה|נשמה|כפרה|חבר|חברה|לך|ממש|באמת|על חלל|רצח|אש|שוב|לכולם|כולם)){1,3}$/iu;
/** What may end a sentence: signs, and signs and faces. */
const sign = /[\s!.,?~]/;
const signOrFace = /[\s!.,?~]|\p{Extended_Pictographic}|\u{fe0f}/u;

/** Each with the whole of what is said, but for the words before and after. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'help',
    /^(?:help|what (?:else |other things |more |all )?(?:can|could|does|do) (?:you|u|it|this(?: app| thing| program)?) (?:help (?:me )?with|do|able to do)(?: for (?:me|someone like me))?(?: exactly| here| with (?:my|the) [a-z]{4,10})?|what (?:can|could|do) i (?:ask|say|do)(?: (?:you|to you|here|with (?:you|it|this)))?|what(?:'?s| is) (?:this|it)(?: app| thing| program)? (?:good )?for|how (?:do|does|can) (?:i use )?(?:this|it|you)(?: app| thing)?(?: work| help(?: me)?)?|what are you (?:good )?for|עזרה|מה (?:עוד )?(?:אתה|את|זה|האפליקציה) (?:(?:עוד|בכלל|בעצם|כן) )?(?:יודע|יודעת|יכול|יכולה|עושה|מסוגל|מסוגלת)(?: לעשות| לעזור)?(?: (?:בשבילי|בכלל|בעצם|כאן|פה|עם ה[א-ת]{3,8}(?: שלי)?))*|(?:ב?מה|אילו דברים|איזה דברים) (?:(?:אתה|את) (?:יכול|יכולה)|אפשר|ניתן) (?:לעזור|לבקש|לעשות|לשאול|לומר|להגיד)(?: (?:לי|לך|ממך|אותך|איתך|כאן|פה|בכלל|עם זה))*|(?:ל|ב)מה (?:זה|את|אתה) (?:משמש|משמשת|טוב|טובה|עוזר|עוזרת)|איך (?:זה|את|אתה) (?:עובד|עובדת)|איך (?:משתמשים|עובדים) (?:בזה|איתך|עם זה|בך))$/i,
  ],
  [
    'undoOnCard',
    /^(?:undo(?: (?:it|that|this|the last (?:one|thing)))?|take (?:it|that) back|put (?:it|that) back(?: (?:as|how|where) it was| again)?|(?:that|it) was (?:a mistake|by mistake)|i (?:have )?changed my mind|(?:ת?בטלי? |לבטל )את הפעולה(?: האחרונה)?|תחזירי?(?: את זה)?(?: למה שהיה| כמו שהיה| אחורה)(?: קודם)?|כמו שהיה(?: קודם)?|(?:זה היה )?בטעות|התחרטתי|שיניתי את דעתי)$/i,
  ],
  [
    'hello',
    /^(?:(?:(?:hi+|hello+|hey+|yo)[\s,!.?]{1,4})?(?:is )?(?:any(?:one|body)|some(?:one|body)|you) (?:there|here|home|around|awake)|(?:הלו |היי )?(?:יש )?(?:(?:שם|פה|כאן) )?מישהו(?: (?:שם|פה|כאן|ער|בבית))?|hi+|hello+|hey+|hiya|howdy|yo|greetings|(?:good |g)?(?:morning|afternoon|evening|day)|mornin|שלום(?: לך)?|היי+|הלו|אהלן|הי|בוקר (?:טוב|אור)|ערב טוב|צהריים טובים|אחר הצהריים טובים)$/i,
  ],
  [
    'goodNight',
    /^(?:(?:good ?|g)?night(?:[- ]night)?|nighty? night|sleep (?:well|tight)|sweet dreams|(?:i'?m )?(?:off|going) to (?:bed|sleep)|לילה טוב|ליל מנוחה|חלומות (?:טובים|פז)|(?:אני )?הולכת? לישון)$/i,
  ],
  [
    'bye',
    /^(?:bye+(?:[- ]bye)?|goodbye|good bye|cya|see (?:you|ya|u)(?: (?:later|soon|tomorrow|around|then|next week))?|(?:talk|speak) (?:to you |to u )?(?:later|soon|tomorrow)|later|ttyl|take care|so long|ciao|ביי+(?: ביי+)?|להתראות|נתראה(?: (?:מחר|אחר כך))?|נדבר(?: (?:מחר|אחר כך))?|צ['’׳]?או)$/i,
  ],
  [
    'sameToYou',
    /^(?:(?:ש?יהיה|שתהיה|ותהיה) ל(?:ך|כם) (?:יום|ערב|לילה|שבוע|סוף שבוע|המשך יום|שבת|חג)(?: (?:טוב|נעים|נפלא|מקסים|שמח|שקט|שלום|טובה|נעימה|מעולה)){0,2}|(?:i )?wish you an? (?:nice|good|great|lovely|wonderful) (?:day|evening|night|weekend|week)|(?:have|hope you have) an? (?:nice|good|great|lovely|wonderful) (?:day|evening|night|weekend|week|one|time)|enjoy(?: your (?:day|evening|weekend))?|happy (?:new year|holidays?|hanukkah|chanukah|easter|passover|purim|birthday|friday)|(?:merry|happy) (?:christmas|xmas)|shabbat shalom|shana tova|chag sameach|חג (?:שמח|אורים שמח|כשר ושמח)|שבת שלום|שנה טובה|שבוע טוב|סופ["״]?ש נעים|סוף שבוע (?:נעים|טוב)|יום (?:טוב|נעים|נפלא|מקסים)(?: לך)?|המשך (?:יום|ערב) (?:טוב|נעים)|ערב נעים)$/i,
  ],
  [
    'iAmWell',
    /^(?:how (?:are|r) (?:you|u)(?: (?:doing|feeling|today))?|how(?:'?s| is) (?:it going|life|everything|your day|things)|how are things|how do you do|wh?at'?s up|wassup|wazzup|sup|you (?:ok|okay|alright|good)|are you (?:ok|okay|alright|well)|מה (?:קורה|נשמע|שלומך|שלומכם|המצב|העניינים|הולך|איתך|אתך|ניש)|איך (?:הולך|אתה|את)(?: מרגישה?)?|הכו?ל (?:טוב|בסדר|סבבה))$/i,
  ],
  [
    'welcome',
    /^(?:(?:great|perfect|super|many|awesome|cool|nice|lovely|brilliant|מעולה|אחלה|סבבה|המון|יופי|מושלם|(?:(?:את|אתה) )?(?:אלוף|אלופה|מלך|מלכה|תותח|תותחית|פצצה|מהמם|מהממת|מדהים|מדהימה))[\s,!]+)?(?:thanks|thank (?:you|u)|thx|tnx|ty|tysm|cheers|ta|much appreciated|(?:i )?appreciate (?:it|that)|תודה|תנקס|טנקס)(?:[\s,]+(?:a lot|a bunch|a million|so much|very much|again|rly|really|for (?:all|everything|all (?:of )?(?:your|the|ur) help|your help|the help|that|this)|for all (?:you|u) (?:do|did)|today|(?:you|u|ur|you'?re)(?: a| an| the)?(?: (?:amazing|great|awesome|best|star|lifesaver|legend|angel|wonderful))?|רבה|ענקית|מראש|על (?:הכו?ל|העזרה|כל העזרה)(?: היום)?|(?:(?:את|אתה) )?(?:מדהים|מדהימה|אלוף|אלופה|תותח|תותחית|מלך|מלכה|גדול|גדולה|נהדר|נהדרת|גיבור|גיבורה|מהמם|מהממת|מושלם|מושלמת|פצצה)|תודה|לך|חיים|נשמה שלי))*$/i,
  ],
  [
    'flattered',
    /^(?:(?:you(?:'ve)? |u |that |this |it )(?:really |just )?(?:helped|saved)(?: (?:me|us))?(?: (?:a lot|so much|out|big time|today))?|(?:that|this|it) (?:was|is) (?:very |so |really )?(?:helpful|useful|kind)|(?:ממש )?(?:עזרת|הקלת|חסכת)(?: (?:לי|לנו|עליי|עלי))?(?: (?:מאוד|המון|ממש|הרבה|מלא|זמן))*|(?:you(?:'?re| are)|u(?:'?re| r| are)?|ur|what|such|absolute|that'?s|this is|it'?s)? ?(?:simply |just |so |really |literally )?(?:the |a |an )?(?:absolute |real |total )?(?:best|great|awesome|amazing|brilliant|star|legend|genius|lifesaver|life ?saver|gem|angel|hero|treasure|wonderful|fantastic|perfect|lovely|sweet|cute|funny|smart|clever|helpful|excellent)(?: ever| assistant| bot)?|(?:you|u) (?:rock|rule|rock my world|made my day|saved me|saved my (?:life|day)|are good|did (?:great|well|good))|(?:well|nicely) done|(?:good|great|nice|fantastic|excellent) (?:job|work|one|stuff|going)|bravo|kudos|props|(?:i )?(?:love|luv|adore|like) (?:you|u|ya|it|this)|nice|cool|sweet|אין (?:עליך|עלייך|עליכם|כמוך)|כל הכבוד|(?:את|אתה) (?:פשוט |הכי |ממש |כזה |כזאת )?(?:אלוף|אלופה|מלך|מלכה|תותח|תותחית|גדול|גדולה|מעולה|מדהים|מדהימה|נהדר|נהדרת|נפלא|נפלאה|מושלם|מושלמת|גאון|גאונה|מקסים|מקסימה|חמוד|חמודה|חכם|חכמה|הכי טובה?|טוב|טובה)|(?:פשוט )?(?:אלוף|אלופה|מלך|מלכה|תותח|תותחית|גאון|גאונה|מדהים|מדהימה|מושלם|מהמם|אש)|הצלת אותי|(?:אני )?(?:אוהב|אוהבת|מת|מתה) (?:אותך|עליך|עלייך)|יישר כוח|עבודה (?:טובה|יפה|מצוינת|נהדרת)|איז(?:ה|ו) (?:אלוף|אלופה|מלך|מלכה|תותח|תותחית|כיף|יופי)|עשית לי את היום)$/i,
  ],
  [
    'whoIAm',
    /^(?:(?:are|r) (?:you|u) (?:actually |really |even )?(?:an? )?(?:actual |real |true )?(?:crocodile|croc|alligator|robot|bot|human|person|ai|a\.i\.|machine|computer|program|real|alive|there|listening)|who (?:are|r) (?:you|u)|what are you|who made you|what(?:'?s| is) (?:your|ur) name|(?:you|u) (?:a )?(?:robot|bot|human|real)|(?:can i|may i|do i) (?:talk|speak|am talking) (?:to|with) (?:a )?(?:human|person|real person)|(?:האם )?(?:את|אתה) (?:בכלל |באמת |ממש )?(?:תנין|תנינה|רובוט|בוט|אדם|בן אדם|בת אדם|אמיתי|אמיתית|מחשב|מכונה|שם|כאן|פה)(?: אמיתי| אמיתית)?|מי (?:את|אתה)|מה (?:את|אתה)(?: בכלל)?|איך קוראים לך|מה (?:השם|שמך)(?: שלך)?|מי (?:בנה|יצר|המציא) אותך)$/i,
  ],
  [
    'ohDear',
    /^(?:(?:ugh+|argh+|oof+|meh|sigh|bleh|gah|grr+)(?:[\s,]+(?:mondays?|sundays?|mornings?|traffic|work|life|people|this day|today))?|i hate (?:mondays|mornings|sundays|this day)|(?:i(?:'?m| am) )?(?:so |very |really )?(?:tired|exhausted|stressed|sad|overwhelmed|bored|knackered|worn out|fed up|beat|sleepy|hungover|lonely|burnt out)|(?:what|such) an? (?:long |awful |terrible |crazy |rough |hard |bad )?(?:day|week|night|mess)|(?:long|rough|tough|bad|hard|awful|crazy) (?:day|week|night)|i(?:'?m| am) having a (?:bad|rough|hard) day|i can'?t (?:anymore|even)|(?:אוף+|אוי(?: ואבוי)?|די+|באסה|אין לי כוח|נמאס לי)(?:[\s,]+(?:יום (?:ראשון|שני)|ימי (?:ראשון|שני)|בקרים|פקקים|עבודה|חיים))?|איזה (?:יום|שבוע|לילה) (?:ארוך|קשה|נורא|מעצבן|מטורף|הזוי)|(?:אני )?(?:כל ?כך |ממש |גמור |נורא )?(?:עייף|עייפה|גמור|גמורה|הרוג|הרוגה|שבור|שבורה|עצוב|עצובה|מותש|מותשת|סחוט|סחוטה|לחוץ|לחוצה|בדיכאון)(?: (?:מת|מתה|לגמרי))?|(?:משעמם|קשה|עצוב) לי)$/i,
  ],
  [
    'noWorries',
    /^(?:(?:i'?m |so |very )*sorry(?: about that| for that| for the mess)?|my (?:bad|mistake|fault)|(?:sorry,? )?my (?:bad|mistake)|oops+|whoops|i apologi[sz]e|apologies|(?:סליחה|מצטער|מצטערת|אופס)(?:[\s,]+(?:טעות שלי|התבלבלתי|טעיתי|על הבלגן))?|טעות שלי|התבלבלתי)$/i,
  ],
  [
    'misread',
    /^(?:(?:no[\s,]+)?(?:that(?:'s| is| was)|this is|it(?:'s| is)) (?:not (?:what i (?:asked|meant|said|wanted)(?: for)?|it|right|true|correct)|wrong|nonsense)|(?:you(?:'ve| have)? )?(?:got|get) (?:it|that|me|this) (?:all )?wrong|wrong(?: answer| again)?|you (?:did(?:n't| not)|do(?:n't| not)) (?:understand|get)(?: me| it| that| anything)?|you misunderstood(?: me)?|(?:you(?:'re| are)?|u r|ur|this(?: app)? is|that(?:'s| is))(?: so| really| completely| totally)? (?:useless|stupid|dumb|terrible|bad|hopeless|annoying|broken|no help)|(?:it|this|that) does(?:n't| not) work|(?:לא )?זה לא (?:מה ש(?:ביקשתי|רציתי|אמרתי|שאלתי|התכוונתי)|נכון|עובד|זה)|(?:את |אתה )?לא (?:הבנת|מבינה?|קלטת)(?: אותי| כלום| נכון)?|טעית|(?:את|אתה) טועה|(?:את|אתה|זה) (?:ממש |כל כך )?(?:גרוע|גרועה|לא שווה|מעצבן|מעצבנת|חסר תועלת|חסרת תועלת|טיפש|טיפשה|לא עובד|לא עובדת|לא עוזר|לא עוזרת)(?: כלום)?)$/i,
  ],
  [
    'cannotDo',
    /^(?:(?:please |can you |could you |i want you to )?(?:(?:order|book|buy|get|call) (?:me|us) (?:an? |some |the )?(?:pizza|sushi|food|dinner|taxi|cab|uber|flight|plane ticket|hotel|tickets?|coffee|flowers)(?![\p{L}])[^,.;?!]{0,60}|(?:transfer|pay|wire) (?:[$€₪]? ?\d[^,.;?!]{0,40} to |\S{1,20} [$€₪]? ?\d)[^,.;?!]{0,40}|(?:call|phone|ring) [^,.;?!]{2,40} for me)|(?:בבקשה )?(?:את יכולה |אתה יכול |אפשר )?(?:(?:ל?הזמין|ת?זמיני?|תזמין|תקנ[יה]|לקנות|תשיגי?) לי (?:מונית|פיצה|סושי|אוכל|טיסה|מלון|כרטיסים?|קפה|פרחים)(?![א-ת])[^,.;?!]{0,60}|ת(?:עבירי?|שלמי?) (?:ל[א-ת]{2,15} )?\d[^,.;?!]{0,40}(?:שקל|ש["״]ח|₪|דולר|יורו)[^,.;?!]{0,30}|תתקשרי? [^,.;?!]{2,40} (?:בשבילי|במקומי)))$/iu,
  ],
  [
    'privacy',
    /^(?:(?:do|can|are|will|did) (?:you|u|they|it|others|other people|anyone|anybody|someone)(?: else| all| really| also)? (?:see|seeing|read|reading|keep|keeping|store|storing|sell|selling|share|sharing|save|saving|listen to|listening to)(?: through)?(?: all(?: of)?)?(?: my)? (?:e?-?mails?|messages|data|inbox|information|private (?:mails?|messages|data)|stuff|calendar)(?: too| at all| somewhere)?|who(?: else)? (?:sees|reads|gets|can see|can read|has access to|has)(?: all(?: of)?)? my (?:e?-?mails?|messages|data|inbox|information|stuff|calendar)|(?:and )?where (?:do|does|is|are)(?: all)? (?:my (?:e?-?mails?|messages|data|information|stuff)|it all|all (?:this|that|of it)) (?:go|stored|kept|sent)(?: to)?|(?:is|are) (?:my (?:e?-?mails?|messages|data|information|stuff)|this(?: app)?|all this|it all) (?:safe|private|secure|encrypted)(?: here| with you)?|(?:and )?who does (?:it|this|that) (?:all )?go to|(?:what|how) (?:about|do you handle|do you do with) my (?:privacy|data|e?-?mails)|(?:האם )?(?:את|אתה|אתם|מישהו)(?: בעצם| באמת| גם)? (?:קוראת?|רואה|שומרת?|מוכרת?|מקשיבה?|קוראים|שומרים|מוכרים)(?: את| ל)? ?(?:כל )?(?:ה?(?:מיילים|הודעות|דואר|נתונים|מידע|יומן|פרטים))(?: שלי)?|ו?מי (?:עוד )?(?:רואה|קורא|מקבל|יכול לראות|יכול לקרוא) את (?:כל )?(?:ה?(?:מיילים|הודעות|דואר|נתונים|מידע|יומן))(?: שלי)?|ו?ל(?:מי|אן) (?:זה|הכו?ל|ה(?:מידע|נתונים|מיילים|הודעות)(?: שלי)?) (?:הולך|הולכים|עובר|עוברים|נשלח|נשלחים|מגיע|מגיעים)|ה(?:מידע|נתונים|מיילים|הודעות) שלי (?:בטוח|בטוחים|שמור|שמורים|פרטי|פרטיים|מוגנים)(?: כאן| פה| אצלך)?|(?:זה|זאת) (?:בטוח|פרטי)(?: בכלל)?)$/i,
  ],
  [
    'aJoke',
    /^(?:(?:please )?(?:tell|give|say)(?: me| us)? (?:a |another |one )?(?:good |funny |silly )?jokes?|make (?:me|us) laugh|(?:sing|sing me|sing us) (?:a song|something)|(?:know|do you know)(?: any)?(?: good| a good)? jokes?|(?:ת?ספר[יו]?|תגיד[יו]?)(?: לי| לנו)? (?:איזו? )?בדיחה(?: טובה| אחת)?|(?:יש לך|את מכירה|אתה מכיר|מכיר|מכירה) (?:איזו )?בדיחה(?: טובה)?|ת?צחיק[יו]? אותי|תשיר[יו]? (?:לי )?(?:משהו|שיר))$/i,
  ],
  ['smile', /^(?:(?:ha|he|hi){2,}h?|lo+l+|lmao|rofl|hehe+|ח{2,}|חה חה(?: חה)*)$/i],
  [
    'allRight',
    /^(?:never ?mind|forget it|forget about it|leave it|nothing|ok(?:ay)?|kk?|alright|all right|fine|got it|i see|understood|sure|great|sounds good|good|good to know|okey ?dokey|no worries|no problem|np|לא משנה|עזו?ב[יו]?|לא חשוב|לא צרי[כך]ה?|שום דבר|אוקיי|אוקי|או?קי|בסדר(?: גמור)?|סבבה|יופי|מעולה|אחלה|הבנתי|טוב|קיבלתי|סגור)$/i,
  ],
];

/** Wishes that it must not fulfil, or cannot: to obey a mail, and to look at what is somebody else's. */
const refused: readonly (readonly [Kind, RegExp])[] = [
  [
    'obeysNoMail',
    /^(?:please |just |ok |can you |could you )?(?:do|follow|carry out|execute|obey|act on|perform)(?: exactly)? (?:what|whatever|everything|all|as|the (?:instructions?|orders?|steps))(?: [^,.;?!]{1,60})? (?:e?-?mail|message|letter|sms|whatsapp)(?: from [^,.;?!]{1,40}| says| asks| wants| tells you)?(?: to do)?[.!]?$/i,
  ],
  [
    'obeysNoMail',
    /^(?:בבקשה )?(?:ת?עש[היו]|ת?בצע[יו]?|תמלא[יו]?|תפעל[יו]?|תציית[יו]?|תקיימי?)(?: בדיוק)?(?: את| לפי| ל| אחרי)? ?(?:כל )?(?:מה ש|ההוראות|ההנחיות|כמו ש)[^,.;?!]{0,60}(?:מייל|הודעה|מכתב|אימייל)(?![א-ת])[^,.;?!]{0,40}[.!]?$/,
  ],
  [
    'onlyYourOwn',
    /^(?:please |can you |could you |i want to |i(?:'d| would) like to )?(?:let me (?:see|look)|show me|open|read|check|look|see|get into|log into|go into|what|who|tell me what)(?: [^,.;?!]{1,40})? (?:(?:her|his|their)(?: own)?|(?!(?:let|it|that|what|who|today|tomorrow|tonight|there|here|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|week|month|year)['’])\p{L}{2,20}['’]s)(?: own| private| work| google)? (?:calendar|inbox|mailbox|diary|gmail|agenda)(?! (?:invite|invitation))(?: [^,.;?!]{1,40})?[?.!]?$/iu,
  ],
  [
    'onlyYourOwn',
    /^(?:תרא[יה]? לי|תן לי לראות|תני לי לראות|תפתחי?|תקראי?|תבדקי?|תיכנסי?|תציצי?|תסתכלי?|מה יש|מה כתוב|אפשר לראות|אני רוצה לראות)(?: [^,.;?!]{1,30})? ?(?:ביומן|את היומן|ליומן|בתיבה|לתיבה|את התיבה|בתיבת הדואר|לתיבת הדואר|בדואר|בג׳ימייל) (?:שלה|שלו|שלהם|שלהן|הפרטי שלה|הפרטי שלו|של (?!(?:יום|מחר|מחרתיים|היום|אתמול|ה?שבוע|ה?חודש|ה?שנה|ראשון|חמישי|שישי)(?![א-ת]))[א-ת]{2,15})(?: [^,.;?!]{1,30})?[?.!]?$/,
  ],
];

/** What is asked at last, whatever is told before it: "my daughter installed this for me. What can it do?" */
const askedAtLast: ReadonlySet<Kind> = new Set(['help', 'privacy']);
const inPlainWords =
  /,? (?:in (?:simple|plain|short|easy|a few) (?:words|terms|english)|simply|במילים פשוטות|בפשטות|בקצרה|בכמה מילים)(?=[?!.]?$)/i;

/** Words that are said to no purpose, each in a sentence of its own: "Good night my dear, and thank you". */
const between = /,\s{0,4}(?:and\s|ו)?|[.!?]\s|\sand\s(?=\s?thank)|\sו(?=תודה)/i;
const mark = /[\s,.!?]/;
const longest = 160;
const mostParts = 3;

/** What is no question about anything and needs no model; null for any other words. A model is asked for its joke. */
export function smallTalk(message: string, { hasModel }: { hasModel: boolean }): string | null {
  if (message.length > longest) return null;
  const said = message.replaceAll('’', "'").trim().replace(inPlainWords, '');
  const isRefused = refused.find(([, form]) => form.test(said))?.[0];
  const last = kindOf(said.split(/[.!?]\s/).at(-1) ?? said);
  const whole = isRefused ?? (last !== null && askedAtLast.has(last) ? last : kindOf(said));
  const parts = said
    .split(between)
    .map((part, at, { length }) => (at === length - 1 ? part : withoutEnd(part, mark)).trimStart())
    .filter((part) => part !== '');
  const each = parts.length > mostParts ? [null] : parts.map(kindOf);
  const kind = whole ?? (each.includes(null) ? null : (each.find((one) => one !== 'allRight') ?? null));
  return kind === null || (kind === 'aJoke' && hasModel) ? null : chatWords(message)[kind];
}

function kindOf(said: string): Kind | null {
  const stripped = withoutEnd(said, signOrFace).replace(after, '');
  const ways = [withoutEnd(said, sign), stripped, said.replace(before, ''), stripped.replace(before, '')];
  return kinds.find(([, form]) => ways.some((way) => form.test(way)))?.[0] ?? null;
}

function withoutEnd(said: string, ending: RegExp): string {
  let end = said.length;
  for (;;) {
    // A face is two units of UTF-16.
    const size = /[\uDC00-\uDFFF]/.test(said.charAt(end - 1)) ? 2 : 1;
    if (end < size || !ending.test(said.slice(end - size, end))) return said.slice(0, end);
    end -= size;
  }
}
