import type { NetworkState } from '../telegram-client/protocol/network.ts';

/** The network between the mini app and its servers, for launches through the relay. */
export class Network {
  state: NetworkState = 'online';
  /** The relay's address; null if none was started. */
  url: URL | null = null;
  #losesNextAnswer = false;

  loseNextAnswer(): void {
    this.#losesNextAnswer = true;
  }

  /** Whether to drop this answer. */
  takesAnswer(): boolean {
    const isTaken = this.#losesNextAnswer;
    this.#losesNextAnswer = false;
    return isTaken;
  }

  clear(): void {
    this.state = 'online';
    this.#losesNextAnswer = false;
  }
}
