/**
 * Names that people have, as hints only: where dictation leaves no capitals, they tell that "כהן" still belongs to
 * "דנה כהן" and that "ליאור" is no "to Ior". A name that is not here works too; see slots/people.ts.
 */

const hebrewFirstNames =
  'אבי אביב אבירם אבישי אבנר אברהם אגם אדוה אדי אהוד אהרון אודי אודליה אופיר אור אורי אוריאל אוריה אורית אורלי אורן אורנה אושרי אוהד איל אייל אילן אילנה אילת איילה איילת איציק איתי איתמר איתן אלי אליה אליהו אלינור אלירן אליעזר אלון אלונה אלכס אלמוג אלעד אמיר אמיתי אמנון אנה אסף אסתי אסתר אפרת אפרים אראל ארז אריאל אריאלה אריה אריק ארנון אשר אתי בועז בני בנימין ברוך ברק בתיה גבי גד גדי גיא גיורא גיל גילי גילה גילעד גל גלי גלית גלעד גלעדי דב דבורה דבי דוד דודו דודי דולב דור דורון דורית דורין דין דינה דליה דן דנה דנאל דני דניאל דניאלה דניאלי דפנה דקלה דרור הדס הדסה הדר הילה הלל הראל ורד ורדה זאב זהבה זוהר זיו חגי חגית חווה חיים חיה חן חנה חני חנן חנוך טל טלי טליה טובה יאיר יגאל יהודה יהודית יהונתן יובל יואב יואל יוכבד יוסי יוסף יועד יעל יעלי יעקב יערה יפה יפית יפתח יצחק ירדן ירון ישי ישראל כוכבה כפיר כרמית כרמל לאה לב לוטם ליאור ליאורה ליאת ליבי ליהי לידור לילי לילך לימור לינוי לינור לירון לירז מאור מאיה מאיר מאירה מור מורן מיטל מיכאל מיכל מיכאלה מיקה מירב מירי מרים מירית מני מנחם מנשה מעיין מרדכי מרטין מרב משה מתן מתניה נאוה נאור נגה נדב נוגה נועה נועם נורית נחום נחמה ניב ניצן ניר נירית נמרוד נעמה נעמי נתי נתן נתנאל נטלי סיגל סיון סיוון סהר סול סופיה סמדר סמי סתיו עדי עדינה עדן עודד עומר עומרי עופר עופרי עידו עידן עידית ענבל ענבר עינב עינת עמוס עמי עמית ענת עפרה ערן פלג פנחס פנינה צביה צבי צביקה ציפי צחי צליל קובי קרן קורין קארין ראובן רבקה רותם רותי רות רוני רונית רועי רחל רחלי רון רונן רמי רן רנה רעות שגיא שגית שולה שולי שושנה שחר שי שיר שירה שירי שירלי שירן שלומי שלומית שלמה שמואל שמוליק שמעון שני שקד שרה שרון שרית תאיר תום תומר תמי תמיר תמר אחמד מוחמד מחמד עלי סאלח חסן פאטמה סמיר יוסוף דימה אולגה סבטלנה נטשה ולדימיר איגור מקסים אנטון ויקטור בוריס מרינה אירינה טטיאנה סרגיי דמיטרי קטיה סשה ניקול אדל רומי ארי ליה אלה אמה';
const hebrewLastNames =
  'כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן אזולאי מלכה עמר אוחיון חדד גבאי אדרי שפירא גולן יעקב קליין רוזנברג רוזן גרינברג גולדברג כץ וקנין אליהו פישר ברק סויסה שרעבי אבוטבול אטיאס שושן אדלר גולדשטיין רוזנטל וייס שוורץ ברגר שטרן';
/** In the order of the alphabet: the number says how many letters a name shares with the one before. `0new` adds one. */
const englishFirstNames =
  '0aaron1bby2igail1dam2i2rian1hmed1iden1lan2bert2ex4ander7ra2i3ce4ia3son2lison2on1manda2ber2ir3t2y1na2drea5w3y2gela2ita2n3a3e3ie2thony1pril1riel2thur1saf2hley1va2i0barak3bara1ecky2n3jamin2th3ty1ill4y1oaz2b3by1renda2ian2uce2yan0carl3ol5ine2therine1harles5ie5otte2en2loe2ris5tian7na8e6opher1laire3ra1olin2nnor0dafna2le2n3a3iel6a6le3ny2rren2ve3id1ean2b3bie3orah2nnis1iana4e1on3ald3na2r3on4thy2ug4las0ed2die2ward1frat1itan1lad3ine2eanor2i3jah3zabeth2la3en1mily2ma1ran2ic4a3n1than1va3n2e3lyn1yal0fatima1elix1iona1rances5is4k2ed0gabe3riel2l2ry2vin1eorge1il3i1race3ham3nt2eg1uy0hadar2iley2nnah2rold3ry1eather2len2nry1ila1olly1ugh0ian1do1lan1rene2is1saac3bella1tai3y1van0jack4ie3ob2ke2mes3ie2n3e4t2son2y1ean2ff2n3nifer4y2remy3ry2ss4e4ica1ill2m3my1oan4na2e3l2hn4ny2n3athan2rdan2seph3h4ua1udith2lia4e2ne2stin0karen2te3herine3ie1eith2lly2n3neth2vin1im1yle0laura4en1ea3h2e2o3n1iam2ly2nda2or2sa2z1ogan2uis5e1ucas3y2ke0maayan2rc3ia4e4na3k3tha4in3y2tt4hew2ya1egan2lissa1ia2chael5l4elle2ke2riam1ohammed2lly2nica2r3an3gan2she0nadav2ncy2omi2talie4sha3han1eil1icholas3k3ole2na2r1oa3h3m2ga2ra1urit0oded1fer1lga2ivia1mar2er1ren2i2ly1scar1wen0pam2tricia6k2ul4a1eter1hil4ip0rachel2m2y1ebecca1ichard2ta1ob3ert3in2ger2i2n3a3en3i4t3ny2sa3e2y1ussell2th1yan0sally2m3antha3uel2ndra2ra4h1cott1ean1hai3ni3ron3wn2eila2ira4ley2lomo1igal2mon1ophia5e1tan4ley2ephanie5en3ve5n1ue2san0tal3i2mar5a2ra1ed1heo2omas';
const englishLastNames =
  'smith johnson williams brown jones miller davis wilson anderson thomas taylor moore jackson martin lee thompson harris clark lewis robinson walker allen wright scott';

export const firstNames: ReadonlySet<string> = new Set([
  ...hebrewFirstNames.split(' '),
  ...unpacked(englishFirstNames),
]);
export const lastNames: ReadonlySet<string> = new Set(`${hebrewLastNames} ${englishLastNames}`.split(' '));

function unpacked(names: string): readonly string[] {
  let last = '';
  return Array.from(names.matchAll(/(\d)(\D+)/g), ([, shared = '', rest = '']) => {
    last = last.slice(0, Number(shared)) + rest;
    return last;
  });
}
