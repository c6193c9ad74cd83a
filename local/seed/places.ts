/** A city as the stand-ins of the weather and of geocoding know it. */
export type Place = {
  id: number;
  latitude: number;
  longitude: number;
  timeZone: string;
  countryCode: string;
  names: { en: PlaceNames; he: PlaceNames };
  /** Its constant weather: degrees, and a WMO code. */
  weather: { celsius: number; code: number };
};

type PlaceNames = { city: string; state: string; country: string };

/**
 * Number, latitude, longitude, zone, country, city and state in English and in Hebrew, degrees, WMO code. Number, place
 * and name are those of GeoNames; the weather is made up.
 */
const cities = `
293397 | 32.0809 | 34.7806 | Asia/Jerusalem | IL | Tel Aviv | Tel Aviv District | תל אביב-יפו | מחוז תל אביב | 22.4 | 2
281184 | 31.769 | 35.2163 | Asia/Jerusalem | IL | Jerusalem | Jerusalem District | ירושלים | מחוז ירושלים | 16.1 | 3
294801 | 32.8191 | 34.9998 | Asia/Jerusalem | IL | Haifa | Haifa District | חיפה | מחוז חיפה | 20.7 | 61
295530 | 31.2518 | 34.7913 | Asia/Jerusalem | IL | Beersheba | South District | באר שבע | מחוז הדרום | 23.9 | 0
264371 | 37.9838 | 23.7278 | Europe/Athens | GR | Athens | Attica | אתונה | אטיקה | 15.2 | 1
2267057 | 38.7167 | -9.1333 | Europe/Lisbon | PT | Lisbon | Lisbon | ליסבון | ליסבון | 17.6 | 2
2643743 | 51.5085 | -0.1257 | Europe/London | GB | London | England | לונדון | אנגליה | 8.3 | 63
5128581 | 40.7143 | -74.006 | America/New_York | US | New York | New York | ניו יורק | ניו יורק | 9.8 | 71
295277 | 29.5577 | 34.9519 | Asia/Jerusalem | IL | Eilat | South District | אילת | מחוז הדרום | 25.3 | 0
294071 | 32.3286 | 34.8567 | Asia/Jerusalem | IL | Netanya | Central District | נתניה | מחוז המרכז | 21.4 | 2
295629 | 31.8044 | 34.6553 | Asia/Jerusalem | IL | Ashdod | South District | אשדוד | מחוז הדרום | 21.9 | 2
293725 | 31.9642 | 34.8047 | Asia/Jerusalem | IL | Rishon LeZion | Central District | ראשון לציון | מחוז המרכז | 22.1 | 2
293918 | 32.0871 | 34.8875 | Asia/Jerusalem | IL | Petah Tikva | Central District | פתח תקווה | מחוז המרכז | 21.8 | 2
294098 | 32.7036 | 35.2956 | Asia/Jerusalem | IL | Nazareth | North District | נצרת | מחוז הצפון | 18.6 | 3
293322 | 32.7922 | 35.5312 | Asia/Jerusalem | IL | Tiberias | North District | טבריה | מחוז הצפון | 21.5 | 1
293100 | 32.9646 | 35.496 | Asia/Jerusalem | IL | Safed | North District | צפת | מחוז הצפון | 13.9 | 3
294801 | 32.1624 | 34.8443 | Asia/Jerusalem | IL | Herzliya | Tel Aviv District | הרצליה | מחוז תל אביב | 21.9 | 2
2988507 | 48.8534 | 2.3488 | Europe/Paris | FR | Paris | Île-de-France | פריז | איל-דה-פראנס | 8.1 | 61
2950159 | 52.5244 | 13.4105 | Europe/Berlin | DE | Berlin | State of Berlin | ברלין | ברלין | 4.2 | 3
2867714 | 48.1374 | 11.5755 | Europe/Berlin | DE | Munich | Bavaria | מינכן | בוואריה | 3.1 | 71
3169070 | 41.8919 | 12.5113 | Europe/Rome | IT | Rome | Lazio | רומא | לאציו | 13.2 | 2
3173435 | 45.4643 | 9.1895 | Europe/Rome | IT | Milan | Lombardy | מילאנו | לומברדיה | 7.4 | 45
3117735 | 40.4165 | -3.7026 | Europe/Madrid | ES | Madrid | Madrid | מדריד | מדריד | 10.6 | 1
3128760 | 41.3888 | 2.159 | Europe/Madrid | ES | Barcelona | Catalonia | ברצלונה | קטלוניה | 14.3 | 1
2759794 | 52.374 | 4.8897 | Europe/Amsterdam | NL | Amsterdam | North Holland | אמסטרדם | הולנד הצפונית | 6.5 | 61
2800866 | 50.8505 | 4.3488 | Europe/Brussels | BE | Brussels | Brussels Capital | בריסל | בריסל | 6.1 | 61
2657896 | 47.3667 | 8.55 | Europe/Zurich | CH | Zurich | Zurich | ציריך | ציריך | 3.4 | 3
2761369 | 48.2085 | 16.3721 | Europe/Vienna | AT | Vienna | Vienna | וינה | וינה | 4.6 | 3
3067696 | 50.088 | 14.4208 | Europe/Prague | CZ | Prague | Prague | פראג | פראג | 3.5 | 3
3054643 | 47.498 | 19.0399 | Europe/Budapest | HU | Budapest | Budapest | בודפשט | בודפשט | 5.1 | 45
756135 | 52.2298 | 21.0118 | Europe/Warsaw | PL | Warsaw | Mazovia | ורשה | מזוביה | 2.3 | 71
2673730 | 59.3294 | 18.0687 | Europe/Stockholm | SE | Stockholm | Stockholm | סטוקהולם | סטוקהולם | 0.8 | 71
2618425 | 55.6759 | 12.5655 | Europe/Copenhagen | DK | Copenhagen | Capital Region | קופנהגן | אזור הבירה | 4.4 | 3
3143244 | 59.9127 | 10.7461 | Europe/Oslo | NO | Oslo | Oslo | אוסלו | אוסלו | -1.2 | 71
658225 | 60.1695 | 24.9354 | Europe/Helsinki | FI | Helsinki | Uusimaa | הלסינקי | אוסימה | -0.4 | 71
2964574 | 53.3331 | -6.2489 | Europe/Dublin | IE | Dublin | Leinster | דבלין | לנסטר | 7.8 | 61
2643123 | 53.4809 | -2.2374 | Europe/London | GB | Manchester | England | מנצ'סטר | אנגליה | 6.9 | 61
2650225 | 55.9521 | -3.1965 | Europe/London | GB | Edinburgh | Scotland | אדינבורו | סקוטלנד | 5.6 | 61
745044 | 41.0138 | 28.9497 | Europe/Istanbul | TR | Istanbul | Istanbul | איסטנבול | איסטנבול | 12.2 | 2
146268 | 35.1753 | 33.3642 | Asia/Nicosia | CY | Nicosia | Nicosia | ניקוסיה | ניקוסיה | 17.8 | 1
683506 | 44.4323 | 26.1063 | Europe/Bucharest | RO | Bucharest | Bucharest | בוקרשט | בוקרשט | 5.5 | 3
524901 | 55.7522 | 37.6156 | Europe/Moscow | RU | Moscow | Moscow | מוסקבה | מוסקבה | -3.6 | 71
703448 | 50.4547 | 30.5238 | Europe/Kyiv | UA | Kyiv | Kyiv City | קייב | קייב | 0.9 | 71
292223 | 25.0772 | 55.3093 | Asia/Dubai | AE | Dubai | Dubai | דובאי | דובאי | 27.4 | 0
360630 | 30.0626 | 31.2497 | Africa/Cairo | EG | Cairo | Cairo | קהיר | קהיר | 22.8 | 0
250441 | 31.9552 | 35.945 | Asia/Amman | JO | Amman | Amman | עמאן | עמאן | 16.9 | 1
1850147 | 35.6895 | 139.6917 | Asia/Tokyo | JP | Tokyo | Tokyo | טוקיו | טוקיו | 12.4 | 1
1835848 | 37.566 | 126.9784 | Asia/Seoul | KR | Seoul | Seoul | סיאול | סיאול | 5.7 | 0
1816670 | 39.9075 | 116.3972 | Asia/Shanghai | CN | Beijing | Beijing | בייג'ינג | בייג'ינג | 3.9 | 0
1880252 | 1.2897 | 103.8501 | Asia/Singapore | SG | Singapore | Singapore | סינגפור | סינגפור | 28.6 | 80
1609350 | 13.754 | 100.5014 | Asia/Bangkok | TH | Bangkok | Bangkok | בנגקוק | בנגקוק | 29.7 | 1
1275339 | 19.0728 | 72.8826 | Asia/Kolkata | IN | Mumbai | Maharashtra | מומבאי | מהאראשטרה | 28.1 | 0
1273294 | 28.6519 | 77.2315 | Asia/Kolkata | IN | Delhi | Delhi | דלהי | דלהי | 19.8 | 45
2147714 | -33.8679 | 151.2073 | Australia/Sydney | AU | Sydney | New South Wales | סידני | ניו סאות' ויילס | 21.7 | 2
2158177 | -37.814 | 144.9633 | Australia/Melbourne | AU | Melbourne | Victoria | מלבורן | ויקטוריה | 18.3 | 3
184745 | -1.2833 | 36.8167 | Africa/Nairobi | KE | Nairobi | Nairobi | ניירובי | ניירובי | 20.4 | 2
2332459 | 6.4541 | 3.3947 | Africa/Lagos | NG | Lagos | Lagos | לאגוס | לאגוס | 29.3 | 80
993800 | -26.2023 | 28.0436 | Africa/Johannesburg | ZA | Johannesburg | Gauteng | יוהנסבורג | גאוטנג | 21.1 | 80
5368361 | 34.0522 | -118.2437 | America/Los_Angeles | US | Los Angeles | California | לוס אנג'לס | קליפורניה | 17.6 | 0
5391959 | 37.7749 | -122.4194 | America/Los_Angeles | US | San Francisco | California | סן פרנסיסקו | קליפורניה | 13.1 | 45
4887398 | 41.85 | -87.65 | America/Chicago | US | Chicago | Illinois | שיקגו | אילינוי | 3.3 | 71
4164138 | 25.7743 | -80.1937 | America/New_York | US | Miami | Florida | מיאמי | פלורידה | 24.9 | 2
4930956 | 42.3584 | -71.0598 | America/New_York | US | Boston | Massachusetts | בוסטון | מסצ'וסטס | 6.2 | 61
5809844 | 47.6062 | -122.3321 | America/Los_Angeles | US | Seattle | Washington | סיאטל | וושינגטון | 7.7 | 61
6167865 | 43.7001 | -79.4163 | America/Toronto | CA | Toronto | Ontario | טורונטו | אונטריו | 2.9 | 71
3448439 | -23.5475 | -46.6361 | America/Sao_Paulo | BR | São Paulo | São Paulo | סאו פאולו | סאו פאולו | 23.5 | 80
3435910 | -34.6131 | -58.3772 | America/Argentina/Buenos_Aires | AR | Buenos Aires | Buenos Aires | בואנוס איירס | בואנוס איירס | 22.6 | 1
3530597 | 19.4285 | -99.1277 | America/Mexico_City | MX | Mexico City | Mexico City | מקסיקו סיטי | מקסיקו סיטי | 17.2 | 1
`;

export const PLACES: Place[] = cities
  .trim()
  .split('\n')
  .map((line) => {
    const [id, latitude, longitude, timeZone = '', countryCode = '', ...more] = line.split(' | ');
    const [city = '', state = '', cityInHebrew = '', stateInHebrew = '', celsius, code] = more;
    return {
      id: Number(id),
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone,
      countryCode,
      names: {
        en: { city, state, country: countryIn('en', countryCode) },
        he: { city: cityInHebrew, state: stateInHebrew, country: countryIn('he', countryCode) },
      },
      weather: { celsius: Number(celsius), code: Number(code) },
    };
  });

function countryIn(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** The nearest place and how far it is, in kilometres. */
export function nearestPlace(
  latitude: number,
  longitude: number,
): { place: Place; kilometres: number } | undefined {
  return PLACES.map((place) => ({ place, kilometres: distanceTo(place, latitude, longitude) })).sort(
    (a, b) => a.kilometres - b.kilometres,
  )[0];
}

function distanceTo(place: Place, latitude: number, longitude: number): number {
  const degreeKilometres = 111.2;
  const north = (place.latitude - latitude) * degreeKilometres;
  const east = (place.longitude - longitude) * degreeKilometres * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
