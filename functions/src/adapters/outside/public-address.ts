import ipaddr from 'ipaddr.js';

const benchmarks = ipaddr.IPv4.parseCIDR('198.18.0.0/15');
/** All that IPv6 has given out. What lies beyond is private, or stands for an address of IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** What is given out, but to no host: protocols, benchmarks and identifiers; examples. */
const ofNobody = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an address is one of the open internet; an IPv4 address that is written as IPv6 is what it stands for. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return !(parsed as ipaddr.IPv4).match(benchmarks);
  const given = parsed as ipaddr.IPv6;
  return given.match(globalUnicast) && !ofNobody.some((range) => given.match(range));
}
