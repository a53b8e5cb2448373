import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** Thrown while connecting. The fetcher turns it into a `FetchFault`. */
export class PrivateAddressError extends Error {}

/** True for addresses on the public Internet. Private networks and metadata services of clouds are refused. */
export function isPublicAddress(address: string, allowsLoopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps an IPv4 address inside an IPv6 address.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowsLoopback && range === 'loopback');
}

const refusing = (address: string) => new PrivateAddressError(`${address} is not a public address`);

/**
 * Resolves a name to addresses that were checked. The connection uses these, so a second lookup cannot return others.
 */
const checkedLookup =
  (allowsLoopback: boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const wrong = found.find(({ address }) => !isPublicAddress(address, allowsLoopback));
      const [first] = found;
      if (wrong || !first) return callback(refusing(wrong?.address ?? hostname), '', 0);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Connects only to public addresses. Each redirect opens a new connection and is checked again. */
export function createPublicAgent({ allowsLoopback }: { allowsLoopback: boolean }): Agent {
  const connectWithinMs = 10_000;
  const connect = buildConnector({ timeout: connectWithinMs, lookup: checkedLookup(allowsLoopback) });
  return new Agent({
    connections: 1,
    pipelining: 1,
    maxHeaderSize: 32 * 1024,
    connect(options, callback) {
      // IP addresses skip the lookup, so they are checked here.
      const host = withoutBrackets(options.hostname);
      if (isIP(host) && !isPublicAddress(host, allowsLoopback)) callback(refusing(host), null);
      else connect(options, callback);
    },
  });
}
