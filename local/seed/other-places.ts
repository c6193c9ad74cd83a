/**
 * Cities that people ask about, beside those of places.ts. Number, place and name are those of GeoNames; the weather is
 * made up.
 */
import type { Place } from './place.ts';

/** Number, latitude, longitude, zone, country, city and state in English and in Hebrew, people, degrees, WMO code. */
const cities = `
295277 | 29.5577 | 34.9519 | Asia/Jerusalem | IL | Eilat | South District | אילת | מחוז הדרום | 50724 | 25.3 | 0
294071 | 32.3286 | 34.8567 | Asia/Jerusalem | IL | Netanya | Central District | נתניה | מחוז המרכז | 217243 | 21.4 | 2
295629 | 31.8044 | 34.6553 | Asia/Jerusalem | IL | Ashdod | South District | אשדוד | מחוז הדרום | 224656 | 21.9 | 2
293725 | 31.9642 | 34.8047 | Asia/Jerusalem | IL | Rishon LeZion | Central District | ראשון לציון | מחוז המרכז | 251719 | 22.1 | 2
293918 | 32.0871 | 34.8875 | Asia/Jerusalem | IL | Petah Tikva | Central District | פתח תקווה | מחוז המרכז | 245453 | 21.8 | 2
294098 | 32.7036 | 35.2956 | Asia/Jerusalem | IL | Nazareth | North District | נצרת | מחוז הצפון | 77445 | 18.6 | 3
293322 | 32.7922 | 35.5312 | Asia/Jerusalem | IL | Tiberias | North District | טבריה | מחוז הצפון | 43661 | 21.5 | 1
293100 | 32.9646 | 35.496 | Asia/Jerusalem | IL | Safed | North District | צפת | מחוז הצפון | 36094 | 13.9 | 3
294801 | 32.1624 | 34.8443 | Asia/Jerusalem | IL | Herzliya | Tel Aviv District | הרצליה | מחוז תל אביב | 103318 | 21.9 | 2
2988507 | 48.8534 | 2.3488 | Europe/Paris | FR | Paris | Île-de-France | פריז | איל-דה-פראנס | 2138551 | 8.1 | 61
2950159 | 52.5244 | 13.4105 | Europe/Berlin | DE | Berlin | State of Berlin | ברלין | ברלין | 3426354 | 4.2 | 3
2867714 | 48.1374 | 11.5755 | Europe/Berlin | DE | Munich | Bavaria | מינכן | בוואריה | 1260391 | 3.1 | 71
3169070 | 41.8919 | 12.5113 | Europe/Rome | IT | Rome | Lazio | רומא | לאציו | 2318895 | 13.2 | 2
3173435 | 45.4643 | 9.1895 | Europe/Rome | IT | Milan | Lombardy | מילאנו | לומברדיה | 1371498 | 7.4 | 45
3117735 | 40.4165 | -3.7026 | Europe/Madrid | ES | Madrid | Madrid | מדריד | מדריד | 3255944 | 10.6 | 1
3128760 | 41.3888 | 2.159 | Europe/Madrid | ES | Barcelona | Catalonia | ברצלונה | קטלוניה | 1620343 | 14.3 | 1
2759794 | 52.374 | 4.8897 | Europe/Amsterdam | NL | Amsterdam | North Holland | אמסטרדם | הולנד הצפונית | 741636 | 6.5 | 61
2800866 | 50.8505 | 4.3488 | Europe/Brussels | BE | Brussels | Brussels Capital | בריסל | בריסל | 1019022 | 6.1 | 61
2657896 | 47.3667 | 8.55 | Europe/Zurich | CH | Zurich | Zurich | ציריך | ציריך | 341730 | 3.4 | 3
2761369 | 48.2085 | 16.3721 | Europe/Vienna | AT | Vienna | Vienna | וינה | וינה | 1691468 | 4.6 | 3
3067696 | 50.088 | 14.4208 | Europe/Prague | CZ | Prague | Prague | פראג | פראג | 1165581 | 3.5 | 3
3054643 | 47.498 | 19.0399 | Europe/Budapest | HU | Budapest | Budapest | בודפשט | בודפשט | 1741041 | 5.1 | 45
756135 | 52.2298 | 21.0118 | Europe/Warsaw | PL | Warsaw | Mazovia | ורשה | מזוביה | 1702139 | 2.3 | 71
2673730 | 59.3294 | 18.0687 | Europe/Stockholm | SE | Stockholm | Stockholm | סטוקהולם | סטוקהולם | 1515017 | 0.8 | 71
2618425 | 55.6759 | 12.5655 | Europe/Copenhagen | DK | Copenhagen | Capital Region | קופנהגן | אזור הבירה | 1153615 | 4.4 | 3
3143244 | 59.9127 | 10.7461 | Europe/Oslo | NO | Oslo | Oslo | אוסלו | אוסלו | 580000 | -1.2 | 71
658225 | 60.1695 | 24.9354 | Europe/Helsinki | FI | Helsinki | Uusimaa | הלסינקי | אוסימה | 558457 | -0.4 | 71
2964574 | 53.3331 | -6.2489 | Europe/Dublin | IE | Dublin | Leinster | דבלין | לנסטר | 1024027 | 7.8 | 61
2643123 | 53.4809 | -2.2374 | Europe/London | GB | Manchester | England | מנצ'סטר | אנגליה | 395515 | 6.9 | 61
2650225 | 55.9521 | -3.1965 | Europe/London | GB | Edinburgh | Scotland | אדינבורו | סקוטלנד | 464990 | 5.6 | 61
745044 | 41.0138 | 28.9497 | Europe/Istanbul | TR | Istanbul | Istanbul | איסטנבול | איסטנבול | 14804116 | 12.2 | 2
146268 | 35.1753 | 33.3642 | Asia/Nicosia | CY | Nicosia | Nicosia | ניקוסיה | ניקוסיה | 200452 | 17.8 | 1
683506 | 44.4323 | 26.1063 | Europe/Bucharest | RO | Bucharest | Bucharest | בוקרשט | בוקרשט | 1877155 | 5.5 | 3
524901 | 55.7522 | 37.6156 | Europe/Moscow | RU | Moscow | Moscow | מוסקבה | מוסקבה | 10381222 | -3.6 | 71
703448 | 50.4547 | 30.5238 | Europe/Kyiv | UA | Kyiv | Kyiv City | קייב | קייב | 2797553 | 0.9 | 71
292223 | 25.0772 | 55.3093 | Asia/Dubai | AE | Dubai | Dubai | דובאי | דובאי | 3790000 | 27.4 | 0
360630 | 30.0626 | 31.2497 | Africa/Cairo | EG | Cairo | Cairo | קהיר | קהיר | 9606916 | 22.8 | 0
250441 | 31.9552 | 35.945 | Asia/Amman | JO | Amman | Amman | עמאן | עמאן | 1275857 | 16.9 | 1
1850147 | 35.6895 | 139.6917 | Asia/Tokyo | JP | Tokyo | Tokyo | טוקיו | טוקיו | 9733276 | 12.4 | 1
1835848 | 37.566 | 126.9784 | Asia/Seoul | KR | Seoul | Seoul | סיאול | סיאול | 10349312 | 5.7 | 0
1816670 | 39.9075 | 116.3972 | Asia/Shanghai | CN | Beijing | Beijing | בייג'ינג | בייג'ינג | 18960744 | 3.9 | 0
1880252 | 1.2897 | 103.8501 | Asia/Singapore | SG | Singapore | Singapore | סינגפור | סינגפור | 5638700 | 28.6 | 80
1609350 | 13.754 | 100.5014 | Asia/Bangkok | TH | Bangkok | Bangkok | בנגקוק | בנגקוק | 5104476 | 29.7 | 1
1275339 | 19.0728 | 72.8826 | Asia/Kolkata | IN | Mumbai | Maharashtra | מומבאי | מהאראשטרה | 12691836 | 28.1 | 0
1273294 | 28.6519 | 77.2315 | Asia/Kolkata | IN | Delhi | Delhi | דלהי | דלהי | 11034555 | 19.8 | 45
2147714 | -33.8679 | 151.2073 | Australia/Sydney | AU | Sydney | New South Wales | סידני | ניו סאות' ויילס | 5557233 | 21.7 | 2
2158177 | -37.814 | 144.9633 | Australia/Melbourne | AU | Melbourne | Victoria | מלבורן | ויקטוריה | 5031195 | 18.3 | 3
184745 | -1.2833 | 36.8167 | Africa/Nairobi | KE | Nairobi | Nairobi | ניירובי | ניירובי | 4397073 | 20.4 | 2
2332459 | 6.4541 | 3.3947 | Africa/Lagos | NG | Lagos | Lagos | לאגוס | לאגוס | 15388000 | 29.3 | 80
993800 | -26.2023 | 28.0436 | Africa/Johannesburg | ZA | Johannesburg | Gauteng | יוהנסבורג | גאוטנג | 2026469 | 21.1 | 80
5368361 | 34.0522 | -118.2437 | America/Los_Angeles | US | Los Angeles | California | לוס אנג'לס | קליפורניה | 3898747 | 17.6 | 0
5391959 | 37.7749 | -122.4194 | America/Los_Angeles | US | San Francisco | California | סן פרנסיסקו | קליפורניה | 864816 | 13.1 | 45
4887398 | 41.85 | -87.65 | America/Chicago | US | Chicago | Illinois | שיקגו | אילינוי | 2720546 | 3.3 | 71
4164138 | 25.7743 | -80.1937 | America/New_York | US | Miami | Florida | מיאמי | פלורידה | 441003 | 24.9 | 2
4930956 | 42.3584 | -71.0598 | America/New_York | US | Boston | Massachusetts | בוסטון | מסצ'וסטס | 653833 | 6.2 | 61
5809844 | 47.6062 | -122.3321 | America/Los_Angeles | US | Seattle | Washington | סיאטל | וושינגטון | 684451 | 7.7 | 61
6167865 | 43.7001 | -79.4163 | America/Toronto | CA | Toronto | Ontario | טורונטו | אונטריו | 2731571 | 2.9 | 71
3448439 | -23.5475 | -46.6361 | America/Sao_Paulo | BR | São Paulo | São Paulo | סאו פאולו | סאו פאולו | 12400232 | 23.5 | 80
3435910 | -34.6131 | -58.3772 | America/Argentina/Buenos_Aires | AR | Buenos Aires | Buenos Aires | בואנוס איירס | בואנוס איירס | 13076300 | 22.6 | 1
3530597 | 19.4285 | -99.1277 | America/Mexico_City | MX | Mexico City | Mexico City | מקסיקו סיטי | מקסיקו סיטי | 12294193 | 17.2 | 1
`;

export const OTHER_PLACES: Place[] = cities
  .trim()
  .split('\n')
  .map((line) => {
    const [id, latitude, longitude, timeZone = '', countryCode = '', ...more] = line.split(' | ');
    const [city = '', state = '', cityInHebrew = '', stateInHebrew = '', population, celsius, code] = more;
    return {
      id: Number(id),
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone,
      countryCode,
      names: {
        en: { city, state, country: countryIn('en', countryCode), road: 'Main Street' },
        he: {
          city: cityInHebrew,
          state: stateInHebrew,
          country: countryIn('he', countryCode),
          road: 'הרחוב הראשי',
        },
      },
      population: Number(population),
      weather: { celsius: Number(celsius), code: Number(code) },
    };
  });

function countryIn(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
