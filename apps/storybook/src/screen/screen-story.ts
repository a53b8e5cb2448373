import { untilSettled } from './Screen.tsx';
import { consoleErrors, type World } from './world.ts';

/** The arguments of a story of a screen. */
export interface ScreenArgs<Reader extends string> extends Partial<World> {
  /** The path of the English page. */
  path: string;
  reader?: Reader;
}

/** React logs an error that the page then shows. */
const isShown = (error: string) => /Failed to fetch|NetworkError|ApiError|ErrorResponse/.test(error);

/** Common to all screens: they fill the window, settle, and log no error that the page does not show. */
export const screenStory = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { test: 'off' } },
  async afterEach() {
    await untilSettled();
    const unseen = consoleErrors().filter((error) => !isShown(error));
    if (unseen.length > 0) throw new Error(`The screen logs errors: ${unseen.join('\n')}`);
  },
};
