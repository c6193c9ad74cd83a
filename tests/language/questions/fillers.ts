/** What questions are about. */
type Fillers = {
  readonly who: readonly string[];
  readonly place: readonly string[];
  readonly ahead: readonly string[];
  readonly behind: readonly string[];
  readonly named: Readonly<Record<string, readonly string[]>>;
};

const en: Fillers = {
  who: list(
    `Dana|Tom|Priya|Sunil|my boss|mom|dad|the bank|the dentist|Dr. Levi|HR|the landlord|Karen Smith|grandma|Yossi|
    the school|Amazon|Noa|Li Wei|Jean-Pierre|the accountant|Fatima|coach Mike|the vet|Ahmed|the lawyer|Roni Cohen|
    my sister|our neighbour|Uncle Sam|the insurance company|Oksana|Björn|Maya|the plumber|Mr Brown|Mrs. Green|
    my teacher|the electrician|Gil|Shira|Ben|Acme|the clinic|aunt Ruth|Elad|the kindergarten|prof. Adams|my wife|
    marketing|Netflix|the garage|Zoe|Omar|the agency|Natalia|Chen|the team|support|the babysitter|Itay|IKEA`,
  ),
  place: list(
    `London|Tokyo|Paris|New York|Berlin|Haifa|Eilat|Rome|Sydney|Madrid|Tel Aviv|Boston|Bangkok|Dubai|Athens|Amsterdam|
    Chicago|Los Angeles|Vienna|Prague|Jerusalem|Mumbai|Singapore|Toronto|Lisbon|Oslo|Zurich|Istanbul|Moscow|Hong Kong|
    san francisco|cape town|the Galilee|Beer Sheva|Seattle|Barcelona|Warsaw|Cairo|Seoul|Reykjavik`,
  ),
  ahead: list(
    `today|tomorrow|tonight|on monday|this tuesday|next wednesday|on thursday|friday|this weekend|next week|this week|
    on the 12th|on december 3rd|tomorrow morning|this afternoon|on sunday evening|next month|by the end of the month|
    in the next three days|the day after tomorrow|after lunch|later today|at 4pm|at half past nine|between 2 and 5|
    until friday|before noon|in the morning|saturday night|in two weeks|the rest of the day|this month|in january|
    over the next few days|after work|on the 5th of may|monday afternoon|tmrw at 10|by thursday|first thing tomorrow`,
  ),
  behind: list(
    `today|yesterday|last week|this week|this morning|last night|on monday|since tuesday|last month|in october|
    in the last three days|in the past hour|over the weekend|last friday|two days ago|this month|since yesterday|
    in the last 3 weeks|last year|this year|the last couple of days|recently|on the 3rd|since last week|overnight|
    yesterday evening|in the past six months|lately`,
  ),
  named: {
    topic: list(
      `the parking fine|the contract|my visa|the trip to Rome|the budget|the rent|the leak|school fees|the warranty|
      the wedding|the quote|project Falcon|the new website|tax returns|the flight tickets|the invoice|my order|
      the insurance claim|the party|the offsite|the apartment|health insurance|the refund|the presentation|
      the job offer|the roof|the delivery|the mortgage|the report|the photos`,
    ),
    event: list(
      `the dentist|the budget review|yoga|football practice|the standup|the interview|the board meeting|the demo|
      my haircut|the parent evening|the flight|the design sync|the recital|choir|the kickoff|physio|the webinar|
      the conference|pilates|the concert|swimming|the exam|the workshop|lunch with Sam|the date|my annual review`,
    ),
    chore: list(
      `call the bank|renew the passport|take out the trash|pay the rent|buy paint|water the plants|the vet|the pills|
      submit the report|fix the sink|pick up the parcel|book flights|the electricity bill|feed the cat|send the invoice|
      mum's birthday|sign the forms|clean the garage|print the tickets|change the tyres|the medicine|order a cake`,
    ),
    clock: list(`3pm|10am|noon|18:30|9 in the morning|7 pm|midnight|half past four|4 o'clock|quarter to six`),
    date: list(
      `christmas|march 3rd|the 14th of february|new year|my birthday on may 5|january 1|12/25|july 4th|the 30th|
      the first of april|halloween|10.10.2027`,
    ),
    unit: list(
      `km|miles|kilos|pounds|celsius|fahrenheit|cm|inches|feet|metres|grams|ounces|litres|gallons|minutes|hours`,
    ),
    measure: list(
      `5 miles|26 km|180 pounds|72 fahrenheit|20 degrees celsius|12 inches|6 feet|250 grams|3 gallons|2 litres|
      90 minutes|a week|half a mile|ten kilos|100 metres|a dozen ounces`,
    ),
    sum: list(
      `12 times 9|15% of 84|1200 divided by 7|250 minus 85|18 plus 27|a third of 90|400 plus 17%|twelve times eleven|
      144 / 12|7 x 8|the square root of 81|9 squared|200 minus 15 percent|half of 350|3.5 * 4`,
    ),
    number: list(`240|320|84|1,500|99.90|45|a thousand|two hundred|186 dollars|64 shekels`),
    few: list(`2|three|4|five|6|seven|8`),
    percent: list(`10%|15 percent|17%|20 percent|12%|5%|eighteen percent`),
    thing: list(
      `rice|bicycles|volcanoes|dinosaurs|coffee|gold|chess|the internet|penguins|opera|chocolate|electric cars|
      football|the moon|wine|cats|mushrooms|jazz|quantum physics|carpets|tomatoes|elections|pizza|tennis|the museum|
      the stock market|bees|house paint|hummus|a passport photo`,
    ),
    fact: list(
      `the capital of australia|the inventor of the telephone|the height of everest|world war one|the roman empire|
      the speed of light|the population of brazil|black holes|the french revolution|the prime minister of japan|
      the titanic|the oldest university|the distance to mars|gravity|marie curie|the eurovision winner|the amazon river`,
    ),
  },
};

const he: Fillers = {
  who: list(
    `דנה|תום|פריה|סוניל|הבוס|אמא|אבא|הבנק|רופא השיניים|ד״ר לוי|משאבי אנוש|בעל הבית|קרן לוי|סבתא|יוסי|בית הספר|
    אמזון|נועה|רואה החשבון|פטמה|המאמן|הווטרינר|אחמד|העורך דין|רוני כהן|אחותי|השכנה|דוד משה|חברת הביטוח|אוקסנה|
    מאיה|האינסטלטור|מר בראון|המורה|החשמלאי|גיל|שירה|בן|המרפאה|דודה רות|אלעד|הגננת|פרופ׳ אדם|אשתי|בעלי|השיווק|
    נטפליקס|המוסך|זואי|עומר|הסוכנות|נטליה|חן|הצוות|התמיכה|הבייביסיטר|איתי|איקאה|קופת חולים|העירייה|Dana|Mike`,
  ),
  place: list(
    `לונדון|טוקיו|פריז|ניו יורק|ברלין|חיפה|אילת|רומא|סידני|מדריד|תל אביב|בוסטון|בנגקוק|דובאי|אתונה|אמסטרדם|שיקגו|
    לוס אנג׳לס|וינה|פראג|ירושלים|מומבאי|סינגפור|טורונטו|ליסבון|אוסלו|ציריך|איסטנבול|מוסקבה|הונג קונג|באר שבע|
    סיאטל|ברצלונה|ורשה|קהיר|סיאול|טבריה|כפר סבא`,
  ),
  ahead: list(
    `היום|מחר|הערב|ביום שני|ביום שלישי הקרוב|ביום רביעי הבא|בחמישי|בשישי|בסופש|בשבוע הבא|השבוע|ב12 לחודש|
    ב3 בדצמבר|מחר בבוקר|אחר הצהריים|ביום ראשון בערב|בחודש הבא|עד סוף החודש|בשלושת הימים הקרובים|מחרתיים|
    אחרי הצהריים|בהמשך היום|בארבע|בתשע וחצי|בין 2 ל5|עד יום שישי|לפני הצהריים|בבוקר|במוצאי שבת|בעוד שבועיים|
    בשאר היום|החודש|בינואר|בימים הקרובים|אחרי העבודה|ב5 במאי|ביום שני אחרי הצהריים|מחר בעשר|עד חמישי`,
  ),
  behind: list(
    `היום|אתמול|בשבוע שעבר|השבוע|הבוקר|אתמול בלילה|ביום שני|מאז יום שלישי|בחודש שעבר|באוקטובר|בשלושת הימים האחרונים|
    בשעה האחרונה|בסוף השבוע|ביום שישי שעבר|לפני יומיים|החודש|מאתמול|בשלושת השבועות האחרונים|בשנה שעברה|השנה|
    בימים האחרונים|לאחרונה|ב3 לחודש|משבוע שעבר|אתמול בערב|בחצי השנה האחרונה`,
  ),
  named: {
    topic: list(
      `הדוח חניה|החוזה|הוויזה|הטיול לרומא|התקציב|שכר הדירה|הנזילה|שכר לימוד|האחריות|החתונה|הצעת המחיר|פרויקט פלקון|
      האתר החדש|החזר מס|כרטיסי הטיסה|החשבונית|ההזמנה שלי|תביעת הביטוח|המסיבה|הגיבוש|הדירה|ביטוח בריאות|הזיכוי|
      המצגת|הצעת העבודה|הגג|המשלוח|המשכנתא|הדוח|התמונות`,
    ),
    event: list(
      `רופא השיניים|ישיבת התקציב|היוגה|אימון כדורגל|הדיילי|הראיון|ישיבת הדירקטוריון|הדמו|התספורת|אסיפת ההורים|הטיסה|
      סנכרון העיצוב|ההופעה|המקהלה|ההשקה|הפיזיותרפיה|הוובינר|הכנס|פילאטיס|הקונצרט|השחייה|המבחן|הסדנה|הצהריים עם שם|
      הדייט|שיחת המשוב`,
    ),
    chore: list(
      `להתקשר לבנק|לחדש דרכון|להוציא את הפח|לשלם שכר דירה|לקנות צבע|להשקות את העציצים|הווטרינר|הכדורים|להגיש את הדוח|
      לתקן את הכיור|לאסוף את החבילה|להזמין טיסות|חשבון החשמל|להאכיל את החתול|לשלוח חשבונית|יום ההולדת של אמא|
      לחתום על הטפסים|לנקות את המחסן|להדפיס כרטיסים|התרופה|להזמין עוגה`,
    ),
    clock: list(`3 אחהצ|10 בבוקר|12 בצהריים|18:30|תשע בבוקר|שבע בערב|חצות|ארבע וחצי|רבע לשש`),
    date: list(
      `חנוכה|3 במרץ|14 בפברואר|ראש השנה|יום ההולדת שלי ב5 במאי|1 בינואר|25.12|פסח|ה30 לחודש|האחד באפריל|פורים|
      10.10.2027`,
    ),
    unit: list(
      `קילומטר|מיילים|קילו|פאונד|צלזיוס|פרנהייט|סנטימטר|אינצים|רגל|מטרים|גרם|אונקיות|ליטרים|גלונים|דקות|שעות`,
    ),
    measure: list(
      `5 מייל|26 קמ|180 פאונד|72 פרנהייט|20 מעלות צלזיוס|12 אינץ|6 רגל|250 גרם|3 גלון|2 ליטר|90 דקות|שבוע|חצי מייל|
      עשרה קילו|100 מטר`,
    ),
    sum: list(
      `12 כפול 9|15% מ84|1200 חלקי 7|250 פחות 85|18 ועוד 27|שליש מ90|400 פלוס 17%|שתים עשרה כפול אחת עשרה|144 / 12|
      7 x 8|שורש של 81|9 בריבוע|200 פחות 15 אחוז|חצי מ350`,
    ),
    number: list(`240|320|84|1,500|99.90|45|אלף|מאתיים|186 שקל|64 דולר`),
    few: list(`2|שלושה|4|חמישה|6|שבעה|8`),
    percent: list(`10%|15 אחוז|17%|20 אחוז|12%|5%`),
    thing: list(
      `אורז|אופניים|הרי געש|דינוזאורים|קפה|זהב|שחמט|האינטרנט|פינגווינים|אופרה|שוקולד|מכוניות חשמליות|כדורגל|הירח|
      יין|חתולים|פטריות|ג׳אז|פיזיקה קוונטית|שטיחים|עגבניות|בחירות|פיצה|טניס|המוזיאון|הבורסה|דבורים|חומוס`,
    ),
    fact: list(
      `בירת אוסטרליה|ממציא הטלפון|גובה האוורסט|מלחמת העולם הראשונה|האימפריה הרומית|מהירות האור|אוכלוסיית ברזיל|
      חורים שחורים|המהפכה הצרפתית|ראש ממשלת יפן|הטיטניק|האוניברסיטה העתיקה בעולם|המרחק למאדים|כוח הכבידה|מארי קירי|
      הזוכה באירוויזיון|נהר האמזונס`,
    ),
  },
};

export function fillersOf(language: 'en' | 'he'): Fillers {
  return { en, he }[language];
}

function list(words: string): readonly string[] {
  return words.split('|').map((one) => one.replaceAll(/\s+/g, ' ').trim());
}
