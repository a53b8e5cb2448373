/** As the platform's own parser reads an address, which is how the browser will open it. */
export interface ParsedAddress {
  protocol: string;
  hostname: string;
  origin: string;
  username: string;
  password: string;
}

/** A server on the reader's own machine, such as the sandbox: nothing between the two could listen. */
const ownMachine: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Where somebody may be sent to pay: over https, to one of the origins that this deployment was given. A name and a
 * password in front of the host serve only to make an address look like another.
 */
export function isPaymentPage(address: ParsedAddress, trustedOrigins: readonly string[]): boolean {
  const { protocol, hostname, origin, username, password } = address;
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && ownMachine.includes(hostname));
  return isPrivate && username === '' && password === '' && trustedOrigins.includes(origin);
}
