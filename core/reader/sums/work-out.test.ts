import { describe, expect, it } from 'vitest';
import { workOut } from './work-out.ts';

const resultOf = (text: string) => {
  const worked = workOut(text);
  return worked === null ? null : Math.round(worked.result * 100) / 100;
};

describe('a sum in words', () => {
  it.each([
    ["what's a 15% tip on 84", 12.6],
    ['split 240 between four people', 60],
    ['split 320 four ways', 80],
    ['share 90 six ways', 15],
    ['we were 6 and the bill was 540, how much each', 90],
    ['אם היינו 6 והחשבון 540 כמה כל אחד', 90],
    ['twelve times nine', 108],
    ['the owner came down from 420k to 399k, how many percent is that off', 5],
    ['my rent was 4,000 and now it is 4,500, what percent is that', 12.5],
    ['from 80 to 100 is how many percent', 25],
    ['how many lengths of a 25 metre pool make 1500 metres', 60],
    ['how many glasses of 250 ml in 1500 ml', 6],
    ['I bought 85 kilos at 62 and sold them at 71, what profit did I make', 765],
    ["the fare is 18.40 and he's given me a fifty, how much change", 31.6],
    ['חשבון החשמל היה 486 ועכשיו קפץ ל-583.20, בכמה אחוזים זה עלה', 20],
    ['כמה בריכות של 25 מטר צריך בשביל 1,200 מטר', 48],
    ['what is 20% off 150', 120],
    ['add 17% vat to 400', 468],
    ['dinner was 186 plus 12% tip, five of us', 41.66],
    ['if I earn 55 an hour and work 6 hours', 330],
    ['what percentage is 30 of 240', 12.5],
    ['two hundred and fifty minus eighty five', 165],
    ['a third of 90', 30],
    ['תחלק 240 ל3', 80],
    ['חלק את 4750 לשניים', 2375],
    ['תכפיל 35 ב-280', 9800],
    ['תכפילי את 12 בשבע', 84],
    ['כמה זה 17 אחוז מ320', 54.4],
    ['מאתיים חמישים פחות שמונים וחמש', 165],
    ['כמה זה 150 פחות 20 אחוז', 120],
    ['double 135 and take away 20', 250],
    ['a third off 240', 160],
    ['60 with 15% off', 51],
    ['18 percent tip on 84 split 4 ways', 24.78],
    ['174 between me and 2 friends', 58],
    ['37.5 hours at 22.40', 840],
    ['240 including 20% VAT, how much before VAT', 200],
    ['how much is left of 2000 after 340 and 415', 1245],
    ['average of 7, 8 and 12', 9],
    ['three quarters of £360', 270],
    ['6 coffees at 3.40 and 2 cakes at 5', 30.4],
    ['8 bottles for 172, how much each', 21.5],
    ['rent went from 4200 to 4600, how many percent is that', 9.52],
    ['what percent of 250 is 40', 16],
    ['שליש הנחה על 240', 160],
    ['תוריד 15 אחוז מ-420', 357],
    ['תוסיף 18% מע״מ ל-250', 295],
    ['236 כולל מע״מ 18%, כמה זה בלי מע״מ', 200],
    ['סועדים 7, חשבון 1,015, עם עשרה אחוז טיפ, כמה כל אחד', 159.5],
    ['שעתיים וחצי ב-180 לשעה', 450],
    ['מיליון וחצי חלקי 12', 125_000],
    ['שני כרטיסים ב-139 ופופקורן ב-32, כמה ביחד', 310],
    ['קניתי ב-89.90 ושילמתי 200, כמה עודף', 110.1],
    ['I got 27 out of 36, what grade is that', 75],
    ['what grade out of 100 is 27 out of 36', 75],
    ['27 out of 36 as a grade out of 100', 75],
    ['27 מתוך 36, מה הציון', 75],
    ['38 thousand a month, 418 thousand, how many months', 11],
    ['I spend 4200 a month and have 50400, how long will it last', 12],
    ['4000 בחודש, יש לי 60000, כמה חודשים זה', 15],
    ['38 אלף בחודש ויש 418 אלף, כמה חודשים', 11],
    ['12 chairs at 45 a chair', 540],
    ['7 nights for 120 per night', 840],
    ['recipe for 4, I need it for 10, 300 grams of flour', 750],
    ['recipe serves 4 and takes 300 g flour, I am cooking for 10', 750],
    ['מתכון ל4 אנשים, אני צריכה ל10, 300 גרם קמח', 750],
    ['מתכון ל-4, 300 גרם קמח, כמה צריך ל-10', 750],
    ['a jacket is 80, 30 off like percent', 56],
    ['30 off, percent, of 80', 56],
  ])('%j is %d', (text, result) => {
    expect(resultOf(text)).toBe(result);
  });

  it.each([
    '24/7',
    '3-1',
    'meet me at 5',
    'call 03-5551234',
    'the 12th',
    'half 5',
    '450 plus VAT',
    '100 dollars in shekels',
    '38 hours at 27.50 an hour and 4 at time and a half',
    '2 hours plus 30 minutes',
    'is 30% of 90 27',
    'what is left of 100 after 3 coffees at 4',
    'I pay 2000 a month and have 1500 left, how long will it last',
    "I'm cooking for 10, the recipe for 4 says 500 grams",
    '3 out of 8 at the market, how many left',
    'change my meeting from 5 to 3',
    'בן כמה מי שנולד ב-1985',
    '3 apples at 2 a pear',
    'recipe for 0, I need it for 10, 300 grams of flour',
    'recipe for 4, I need it for 10, 300 grams of flour and 2 eggs',
  ])('%j is none', (text) => {
    expect(workOut(text)).toBeNull();
  });
});

it('reads a text of nothing but numbers and no longer one at once', () => {
  expect(workOut(`${'7 plus '.repeat(21)}7`)).toMatchObject({ result: 154 });
  for (const piece of ['7 plus ', '7 ', 'split 7', '7 at 7 and ', 'a half ', '7% ', "7'7 ft "])
    expect(workOut(piece.repeat(21))).toBeNull();
  expect(workOut(`${'7 plus '.repeat(100_000)}7`)).toBeNull();
});

describe('a measure in another unit', () => {
  it.each([
    ['how many km is 26 miles', 41.84, 'km'],
    ['180 pounds in kilos', 81.65, 'kg'],
    ['convert 72 fahrenheit to celsius', 22.22, '°C'],
    ['how many grams in a pound', 453.59, 'g'],
    ['6 foot 2 in cm', 187.96, 'cm'],
    ['how many minutes are in a week', 10_080, 'min'],
    ['כמה קילומטר זה 5 מייל', 8.05, 'km'],
    ['350 fahrenheit in our oven', 176.67, '°C'],
    ['oven says 400, what is that in celsius', 204.44, '°C'],
    ['how many ml in a cup and a half', 360, 'ml'],
    ["what's 5'11 in cm", 180.34, 'cm'],
    ['11 stone 4 in kilos', 71.67, 'kg'],
    ['two thirds of a cup in ml', 160, 'ml'],
    ['square metres of a room 3.2 by 4', 12.8, 'm²'],
    ['כמה זה 350 פרנהייט אצלנו', 176.67, '°C'],
    ['6 רגל ו-1 בס״מ', 185.42, 'cm'],
    ['שלושת רבעי ליטר במ״ל', 750, 'ml'],
    ['מטר שמונים ברגל', 5.91, 'ft'],
    ['חדר 3.2 על 4 כמה מטר רבוע', 12.8, 'm²'],
  ])('%j is %d %s', (text, result, unit) => {
    expect(resultOf(text)).toBe(result);
    expect(workOut(text)?.unit).toBe(unit);
  });
});

it.each(['how many 250 ml cups in 2 litres', '40 mpg in km'])('%j is no plain change of units', (text) => {
  expect(workOut(text)).toBeNull();
});

it('shows what it worked out', () => {
  expect(workOut('double 135 and take away 20')?.sum).toBe('(2 × 135) − 20');
  expect(workOut('5 foot 11 in cm')?.sum).toBe('5 ft 11 in');
  expect(workOut('recipe for 4, I need it for 10, 300 grams of flour')?.sum).toBe('300 ÷ 4 × 10');
});

describe('a sum told as a story', () => {
  it.each([
    ['12 mg per kilo and the child is 17.5 kilos so how many mg total', 210, 'mg'],
    ['10 mg per kilo and he weighs 21, how many mg', 210, 'mg'],
    ['slab 5.2 metres by 4 and 150 mil deep how many cube is that', 3.12, 'm³'],
    ['from 22:00 to 6:00 minus half hour break how many hours', 7.5, 'h'],
    ['from 7 in the evening to quarter to 11, 40 an hour, how much', 150, null],
    ['8am to 4:30pm with a half hour unpaid lunch at 15 an hour', 120, null],
    ['200 bales at 6 50 apiece less 10 percent', 1170, null],
    ['20% VAT on 1,400 and then the gross', 1680, null],
    ['45 minutes at 60 an hour', 45, null],
    ['3 dozen eggs at 40 cents each', 14.4, null],
    ['60 pills and I take 4 a day, how long do they last', 15, 'd'],
    ['9 hours at 12 and after 8 hours is time and a half how much', 114, null],
    ['420 km on 35 litres, how many km per litre', 12, 'km'],
    ['1800 dollars for 12 hours, how much an hour', 150, null],
    ['how much per month is 9,600 a year', 800, null],
    ['salary 38,400 yearly, monthly gives?', 3200, null],
    ['40 minutes a day, 6 days, how many hours', 4, 'h'],
    ['קיר 3 מטר על 4 ובמטר נכנסים 12 וחצי בלוקים כמה בלוקים אני צריך', 150, null],
    ['15 דונם כפול 6 קוב מים לדונם ליום לשבועיים כמה קוב זה', 1260, 'm³'],
    ['1,000 מילים ב-32 אגורות למילה, פלוס מע"מ 18 אחוז', 377.6, null],
    ['12 אחוז מחברה ששווה 4 מיליון, על כמה כסף מדובר', 480_000, null],
    ['15% הנחה ועוד 10% על מכנסיים ב-200, כמה משלמים', 153, null],
    ['40 שקל לשעה כפול 12 שעות ועוד 25 אחוז על ה4 שעות האחרונות', 520, null],
    ['יש לי 2,000 ואני מוציא 80 ביום, לכמה זמן זה יספיק', 25, 'd'],
    ['חסכתי 350 כל חודש שלוש שנים, כמה יש', 12_600, null],
    ['דלק ב-7.4 לליטר, מיכל של 45', 333, null],
    ['finished at 6.40 back on at 18.30 how many hours is that', 11.83, 'h'],
    ['if I mark up 3.40 a stem by 150 percent what does that make it', 8.5, null],
    ['250 mg in every 5 ml and I have to give 400 mg, so how many ml', 8, 'ml'],
    ['the van does 14 km to the litre and the job is 392 km, how many litres', 28, 'l'],
    ['40 for coming and 65 an hour, he was here 3 hours, how much do I owe', 235, null],
    ['fence all around a plot of 60 by 45 metres at 85 a metre, how much', 17_850, null],
    ['my marks are 86, 92 and 74 on 3 tests, whats my average', 84, null],
    ['what was the price before VAT if I paid 590 with the 18 percent already in it', 500, null],
    ['flat went for 310,000 and I get four percent commission, how much is that', 12_400, null],
    ['bought for 80 sold for 110, the margin?', 30, null],
    ['sold a place for 385,000 this morning and my fee is 1.5 percent, what do I get before vat', 5775, null],
    ['140 guests at 62 a head plus 12% service, give me the total', 9721.6, null],
    ['he is 18 kilos, we give 15 mg per kilo, how many mg is that', 270, 'mg'],
    [
      'pool hire is 48 an hour, I have it an hour and a half twice a week, what do I pay for four weeks',
      576,
      null,
    ],
    ['hems are 12 each, she brought 5 pairs and I said a fifth off, how much', 48, null],
    ['callout 40 and 65 an hour, I was there 3 hours, how much', 235, null],
    ['nine hundred thirty two thousand divided by 2', 466_000, null],
    ['דירה של 92 מטר במיליון תשע מאות שלושים ושתיים אלף, כמה זה למטר', 21_000, null],
  ])('%j is %d', (text, result, unit) => {
    expect(resultOf(text)).toBe(result);
    expect(workOut(text)?.unit).toBe(unit);
  });

  it.each([
    'do i have a break between 12 and 3',
    'days between march 3 and april 10',
    'move my 3pm to 4',
    'three apples at 2 a pear',
    'if I put away 25 a week till I have 1000, how many weeks, and 30 more',
    'the 13th or the 14th',
    '4 hours at 55 an hour plus 38 and then the vat on top',
    'חשבון של 512 שקל כולל 12 אחוז שירות',
    'הווטרינר בחמש או בחמש וחצי',
    'מבחן של 30 שאלות וטעיתי ב-7',
    '12 crates and 24 bottles',
    'הפגישה ב-5 על תקציב של 2000 לחודש',
  ])('%j is none', (text) => {
    expect(workOut(text)).toBeNull();
  });
});
