import ipaddr from 'ipaddr.js';

const benchmarks = ipaddr.IPv4.parseCIDR('198.18.0.0/15');
/** The part of IPv6 that is in use. The rest is private, or maps an address of IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Ranges in use that belong to no host: protocols, benchmarks, identifiers and examples. */
const ofNobody = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an address is on the public internet; an IPv4 address that is written as IPv6 is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !parsed.match(benchmarks);
  return parsed.match(globalUnicast) && !ofNobody.some((range) => parsed.match(range));
}
