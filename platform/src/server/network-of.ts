import ipaddr from 'ipaddr.js';

/**
 * What the requests of one subscriber are counted by: an IPv4 address, also when it comes mapped into IPv6; of IPv6 the /64, for a
 * subscriber owns all of it. What is no address is its own network.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.fromByteArray(address.toByteArray().map((byte, index) => (index < 8 ? byte : 0)));
  return `${network}/64`;
}
