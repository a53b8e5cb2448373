import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** Thrown while connecting; the fetcher makes its fault of it. */
export class PrivateAddressError extends Error {}

/** Only what the whole Internet may reach: no machine of ours, no neighbour, no service of the cloud. */
export function isPublicAddress(address: string, allowsLoopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` takes an IPv4 address out of the IPv6 address that it is written as.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowsLoopback && range === 'loopback');
}

const refusing = (address: string) => new PrivateAddressError(`${address} is not a public address`);

/** Looks a name up and gives back only addresses that may be connected to: what was checked is what is connected to. */
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

/** Connects to public addresses alone, whatever names lead to them, and on its own lines: each redirect is a new one. */
export function createPublicAgent({ allowsLoopback }: { allowsLoopback: boolean }): Agent {
  const connectWithinMs = 10_000;
  const connect = buildConnector({ timeout: connectWithinMs, lookup: checkedLookup(allowsLoopback) });
  return new Agent({
    connections: 1,
    pipelining: 1,
    maxHeaderSize: 32 * 1024,
    connect(options, callback) {
      // A number is connected to without being looked up.
      const host = withoutBrackets(options.hostname);
      if (isIP(host) && !isPublicAddress(host, allowsLoopback)) callback(refusing(host), null);
      else connect(options, callback);
    },
  });
}
