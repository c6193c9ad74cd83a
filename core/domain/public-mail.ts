/** Domains at which anybody may have an address: two addresses there say nothing of one another. */
const domains: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com aol.com proton.me ' +
    'protonmail.com pm.me web.de t-online.de freenet.de mail.com mail.ru zoho.com fastmail.com hey.com tutanota.com ' +
    'tuta.com qq.com 163.com 126.com free.fr orange.fr laposte.net libero.it walla.com walla.co.il zahav.net.il ' +
    '012.net.il 013.net.il 013net.net netvision.net.il bezeqint.net inter.net.il barak.net.il actcom.co.il'
  ).split(' '),
);
/** They have one in each country. */
const houses =
  /^(?:yahoo|ymail|rocketmail|gmx|yandex|hotmail|outlook|live)\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})$/;

export function isPublicMailDomain(domain: string): boolean {
  const plain = domain.toLowerCase();
  return domains.has(plain) || houses.test(plain);
}
