import type { NetworkState } from '../telegram-client/protocol/network.ts';

/** The way between the mini app and its servers, for those launches that go through the relay. */
export class Network {
  state: NetworkState = 'online';
  /** Where the relay listens; null where none was started. */
  url: URL | null = null;
  #losesNextAnswer = false;

  loseNextAnswer(): void {
    this.#losesNextAnswer = true;
  }

  /** Whether this very answer is the one to lose. */
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
