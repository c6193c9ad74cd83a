/** Everyday things that have several names, mostly one in each language: "dentist" is "רופאת שיניים" in the calendar. */
import { isMentioned, nameWords } from '../../domain/recipients.ts';
import { isSamePlace } from '../../language/questions/cities.ts';

/** One thing a line, with the usual forms of its names. A form of several words is written with "+". */
const things = `
dentist dental teeth tooth דנטיסט דנטיסטית שיניים שן שיננית
doctor dr gp physician רופא רופאה רופאת ד"ר
clinic hmo clalit maccabi מרפאה מרפאת קופת כללית מכבי
hospital בית+חולים בית+החולים
pharmacy chemist drugstore בית+מרקחת בית+המרקחת פארם
medicine medication meds pills pill tablets תרופה תרופות כדור כדורים
vitamins vitamin ויטמין ויטמינים
vaccine vaccination jab shot חיסון חיסונים
vet veterinarian וטרינר וטרינרית
psychologist therapist therapy shrink פסיכולוג פסיכולוגית טיפול מטפל מטפלת
physio physiotherapy פיזיותרפיה פיזיו
optician optometrist eye eyes glasses עיניים משקפיים אופטומטריסט אופטיקה
dermatologist skin עור
blood דם
test tests exam exams מבחן מבחנים בדיקה בדיקות בדיקת
insurance ביטוח ביטוחים
garage mechanic מוסך המוסך מוסכניק
car vehicle רכב אוטו מכונית
licence license רישיון רשיון
parking חניה חנייה חניון
permit permits היתר תו
train רכבת
bus אוטובוס
taxi cab מונית
bike bicycle אופניים
flight flights fly flying board boarding takeoff airline airlines itinerary plane טיסה טיסות טיסת טסים טס טסה ממריא ממריאה ממריאים להמריא המראה
landing land lands arrival נחיתה נוחת נוחתת נוחתים
airport שדה+תעופה נתב"ג
passport דרכון דרכונים
embassy consulate שגרירות קונסוליה
visa ויזה אשרה אשרת
hotel מלון מלונות
trip travel vacation holiday טיול נסיעה חופשה חופש
luggage suitcase baggage מזוודה מזוודות
ticket tickets כרטיס כרטיסים כרטיסי
booking reservation booked הזמנה הזמנת
parcel parcels package packages delivery shipment courier חבילה חבילות חבילת משלוח משלוחים שליח המשלוח
post דואר
call calls ring שיחה שיחת להתקשר לצלצל
bill bills invoice invoices charges statement חשבון חשבונית חשבוניות חשבונות חיוב חיובים חיובי
receipt receipts קבלה קבלות
payment payments תשלום תשלומים
refund החזר זיכוי
salary payslip wage paycheck משכורת שכר תלוש
tax taxes מס מסים מיסים
arnona council+tax city+tax municipal ארנונה
electric electricity power חשמל
water מים
water watering להשקות השקיה השקיית משקה
guaranteed guarantee מובטח מובטחת
gas גז
font fonts typeface typefaces פונט פונטים גופן גופנים
internet wifi broadband אינטרנט
phone טלפון
rent rental שכירות שכר+דירה
mortgage משכנתא
landlord landlady בעל+הבית בעלת+הבית בעל+דירה
apartment flat דירה
house home בית
building committee vaad ועד
plumber אינסטלטור שרברב אינסטלציה
electrician חשמלאי
technician repairman handyman טכנאי
cleaner cleaning ניקיון מנקה
elevator elevators lift מעלית מעליות
roof גג גגות
kitchen מטבח מטבחים
bathroom אמבטיה מקלחת
balcony מרפסת
renovation renovations refurbishment שיפוץ שיפוצים
furniture רהיט רהיטים ריהוט
sofa couch ספה
fridge refrigerator מקרר
oven תנור
aircon air+conditioner air+conditioning מזגן מזגנים מיזוג
movers הובלה מובילים
warehouse מחסן מחסנים
deposit פיקדון פקדון
painter paint צבעי צבע
gardener garden גינה גנן
locksmith מנעולן
key keys מפתח מפתחות
lawyer attorney solicitor עורך+דין עורכת+דין עו"ד
accountant cpa bookkeeper רואה+חשבון רואת+חשבון רו"ח הנהלת+חשבונות
bank בנק הבנק
transfer wire העברה העברת
reference ref אסמכתא
tracking מעקב
confirmation אישור
total סך סה"כ סכום
price מחיר
number מספר
code קוד
due לתשלום מועד
account חשבון
card visa mastercard כרטיס ויזה מסטרקארד
credit אשראי
loan הלוואה
pension פנסיה
money כסף
cash מזומן
check cheque צ'ק צק
quote quotation estimate proposal offer הצעה הצעת הצעות
price prices cost מחיר מחירים
discount coupon voucher הנחה קופון שובר
contract agreement חוזה הסכם
signature sign חתימה לחתום
order הזמנה הזמנת
subscription membership מנוי
domain דומיין
renewal renew renews renewed expire expires expiry expiration חידוש מתחדש מתחדשת לחדש פג פוקע
website site אתר
photos photo pictures picture images תמונות תמונה צילומים
video videos clip סרטון סרטונים וידאו סרט
poster posters פוסטר כרזה
logo לוגו
flyer flyers פלייר פליירים עלון
print printing printer דפוס הדפסה מדפסת
file files קובץ קבצים
document documents מסמך מסמכים
report דוח דו"ח
presentation slides deck מצגת
numbers figures מספרים
budget תקציב
campaign קמפיין
project פרויקט
client clients customer לקוח לקוחה לקוחות
supplier vendor ספק ספקים
office משרד
studio סטודיו
meeting פגישה ישיבה
interview ראיון
review סקירה ביקורת
portfolio תיק+עבודות התיק תיק
team צוות
boss manager מנהל מנהלת בוס
workshop סדנה סדנא סדנת
course class קורס
lesson lessons שיעור שיעורים
lecture talk הרצאה
conference כנס
survey questionnaire poll סקר סקרים שאלון
form forms טופס טפסים
application applications
permit permits היתרים
certificate certificates תעודה תעודות
translation translator תרגום תרגומים מתרגם מתרגמת
article articles מאמר מאמרים
podcast podcasts פודקאסט פודקאסטים הסכת
exhibition exhibit תערוכה תערוכת תערוכות
catering caterer קייטרינג
webinar וובינר
deadline דדליין
school בית+ספר בית+הספר
kindergarten nursery preschool גן הגן
teacher מורה
parents הורים
homework שיעורי+בית
university college אוניברסיטה מכללה
babysitter sitter בייביסיטר שמרטפית
kids children ילדים
baby תינוק תינוקת
mum mom mother אמא אימא
dad father אבא
parent הורה
grandma granny grandmother nana סבתא
grandpa grandad grandfather סבא
sister אחות אחותי
brother אח אחי
wife אישה אשתי
husband בעלי
friend friends חבר חברה חברים
neighbour neighbor neighbours neighbors שכן שכנה שכנים
birthday bday יום+הולדת יומולדת ימי+הולדת
wedding חתונה חתונת
party מסיבה מסיבת
anniversary יום+נישואין
gift gifts present presents מתנה מתנות
invitation הזמנה
breakfast ארוחת+בוקר
lunch ארוחת+צהריים
dinner supper ארוחת+ערב ארוחת ארוחה
meal eats ארוחה ארוחת
restaurant מסעדה
cafe coffee קפה
cake עוגה
salad סלט
chair chairs כיסא כיסאות כסא
sabich סביח
food אוכל
groceries shopping supermarket קניות סופר מכולת
milk חלב
bread לחם
eggs ביצים
vegetables ירקות
laundry כביסה
dry+cleaning ניקוי+יבש
trash garbage rubbish זבל אשפה
plants plant עציצים צמחים
dog כלב כלבה
cat חתול חתולה
gym workout חדר+כושר כושר
yoga יוגה
pilates פילאטיס
run running jog ריצה
swim swimming pool שחייה שחיה בריכה
hike hiking טיול+רגלי
football soccer כדורגל
haircut hairdresser barber תספורת מספרה ספר
manicure nails מניקור ציפורניים
massage עיסוי מסאז'
movie film cinema סרט קולנוע
show theatre theater play הצגה תיאטרון הבימה
concert gig הופעה קונצרט
choir מקהלה מקהלת
orchestra תזמורת
piano פסנתר
guitar גיטרה
drums תופים
dance dancing ballet ריקוד ריקודים מחול בלט
music מוזיקה
camp קייטנה מחנה
museum מוזיאון
book books ספר ספרים
library ספרייה
drill מקדחה
stand סטנד דוכן מעמד
pickup collect pick+up איסוף לאסוף אוספת אוסף
tool tools כלי כלים
computer laptop מחשב
notebook notebooks מחברת מחברות
newsletter newsletters ניוזלטר ניוזלטרים
change changes שינוי שינויים
backup גיבוי
password סיסמה סיסמא
appointment תור
storage locker מחסן
army reserve reserves מילואים
passover pesach seder פסח סדר
hanukkah chanukah חנוכה
athens ath אתונה
london lhr ltn lgw לונדון
paris cdg ory פריז
rome fco רומא
berlin ber ברלין
lisbon lis ליסבון
madrid mad מדריד
barcelona bcn ברצלונה
amsterdam ams אמסטרדם
prague prg פראג
budapest bud בודפשט
vienna vie וינה
milan mxp מילאנו
larnaca lca לרנקה
istanbul ist איסטנבול
dubai dxb דובאי
bangkok bkk בנגקוק
tokyo nrt hnd טוקיו
jfk nyc ewr ניו+יורק
eilat etm אילת
greece ath skg athens יוון
italy fco mxp רומא איטליה
france cdg פריז צרפת
portugal lis ליסבון פורטוגל
spain mad bcn ספרד
cyprus lca pfo קפריסין
england london lhr ltn אנגליה
germany ber berlin גרמניה
`;

type Form = readonly string[];
type Thing = readonly Form[];

const known = things
  .trim()
  .split('\n')
  .map((line): Thing => line.split(' ').map((form) => nameWords(form)));

/** By each form of one word, the things that it may be. */
const byWord = new Map<string, Thing[]>();
for (const thing of known)
  for (const form of thing) {
    const name = form.join(' ');
    byWord.set(name, [...(byWord.get(name) ?? []), thing]);
  }

const mostGlued = 2;

/** A word as it may stand in the table: without a plural's ending, or the letters glued before it in Hebrew. */
function barePossibly(word: string): readonly string[] {
  if (!/^[א-ת]/.test(word)) return [word, word.replace(/s$/, '')];
  const bare = [...Array(mostGlued).keys()]
    .map((count) => word.slice(count + 1))
    .filter((rest, count) => rest.length >= 2 && /^[ובהלמשכ]+$/.test(word.slice(0, count + 1)));
  return [word, ...bare];
}

/** The other names of what a word or two names, one form each; none for what is in no table. */
export function otherNames(said: string): readonly string[] {
  const words = nameWords(said);
  const forms = words.length === 1 ? barePossibly(words[0] ?? '') : [words.join(' ')];
  const found = forms.find((form) => form !== '' && byWord.has(form));
  if (found === undefined) return [];
  const names = (byWord.get(found) ?? []).flatMap((thing) => thing.map((form) => form.join(' ')));
  return [...new Set(names)].filter((name) => name !== found);
}

/** Whether a text names the same thing by another of its names. */
export function isNamedOtherwise(said: string, text: string): boolean {
  const parts = nameWords(text).map(barePossibly);
  const stands = (word: string, at: number) => parts[at]?.includes(word) === true;
  return otherNames(said).some((name) => {
    const form = name.split(' ');
    return parts.some((_, at) => form.every((word, index) => stands(word, at + index)));
  });
}

const fillers = new Set('the my our a an with of for to at s thing one שלי של עם את'.split(' '));

/** Whether a text speaks of all that is said, each word as it is or under another name. */
export function speaksOf(said: string, text: string): boolean {
  if (isMentioned(said, text) || isNamedOtherwise(said, text)) return true;
  const words = nameWords(said).filter((word) => !fillers.has(word));
  const parts = nameWords(text);
  const isNamed = (word: string) =>
    isMentioned(word, text) || isNamedOtherwise(word, text) || parts.some((part) => isSamePlace(word, part));
  return words.length > 0 && words.every(isNamed);
}

/** Those that are about something by its words; where there are none, by another name of it. */
export function thoseAbout<T>(
  things: readonly T[],
  about: string | null,
  isByWords: (thing: T, about: string) => boolean,
  textOf: (thing: T) => string,
): readonly T[] {
  if (about === null) return things;
  const found = things.filter((thing) => isByWords(thing, about));
  return found.length > 0 ? found : things.filter((thing) => speaksOf(about, textOf(thing)));
}

/** All that is about something, written in whichever language; where there is none, by another name in the same one. */
export function allAbout<T>(
  ...[things, about, isByWords, textOf]: Parameters<typeof thoseAbout<T>>
): readonly T[] {
  const isInOther = (thing: T, said: string) =>
    isHebrew(textOf(thing)) !== isHebrew(said) && speaksOf(said, textOf(thing));
  const isMeant = (thing: T, said: string) => isByWords(thing, said) || isInOther(thing, said);
  return thoseAbout(things, about, isMeant, textOf);
}

const isHebrew = (text: string) => /[א-ת]/.test(text);
