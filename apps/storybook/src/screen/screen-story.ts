import { untilSettled } from './Screen.tsx';
import { consoleErrors, type World } from './world.ts';

/** What a story says of the screen that it shows. */
export interface ScreenArgs<Reader extends string> extends Partial<World> {
  /** As the address of the English page has it. */
  path: string;
  reader?: Reader;
}

/** React tells of an error that a page of ours then shows. */
const isShown = (error: string) => /Failed to fetch|NetworkError|ApiError|ErrorResponse/.test(error);

/** What holds for each screen: it fills the window, comes to rest, and nothing goes wrong unseen. */
export const screenStory = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { test: 'off' } },
  async afterEach() {
    await untilSettled();
    const unseen = consoleErrors().filter((error) => !isShown(error));
    if (unseen.length > 0) throw new Error(`It writes to the console: ${unseen.join('\n')}`);
  },
};
