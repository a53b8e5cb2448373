import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ComponentType, type ReactElement, useLayoutEffect } from 'react';
import { narrowFrame, useToolbar } from './docs-frame.ts';
import { type StoryLanguage, useStoryLanguage } from './language.ts';
import { type StoryTheme, showTheme } from './story-theme.ts';

interface Chosen {
  theme: StoryTheme;
  locale: StoryLanguage;
  textSize: string;
  density: string;
  viewport?: { value?: string };
}

interface SurroundingsProps {
  Story: ComponentType<Partial<StoryContext>>;
  context: Pick<StoryContext, 'args' | 'globals' | 'parameters' | 'storyGlobals'>;
}

/** Theme, language, size of letters and density stand on `<html>`, as in the apps. */
function Surroundings({ Story, context }: SurroundingsProps): ReactElement {
  const { args, parameters } = context;
  const globals = useToolbar(context);
  const { theme, locale, textSize, density, viewport } = globals as Chosen;
  const width: string | undefined = parameters.viewport?.options[viewport?.value ?? '']?.styles.width;
  const language = useStoryLanguage(locale);
  // Apart from the rest: what a check shows in another language keeps the theme and the size that the check gave it.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useLayoutEffect(() => {
    const { documentElement } = document;
    showTheme(theme);
    documentElement.style.fontSize = textSize;
    documentElement.dataset.density = density;
  }, [theme, textSize, density]);
  useLayoutEffect(() => narrowFrame(width), [width]);
  const words = language === 'am' ? parameters.amharic : {};
  return <Story args={{ ...args, ...words }} globals={{ ...globals, locale: language }} />;
}

export const withSurroundings: Decorator = (Story, context) => (
  <Surroundings context={context} Story={Story as SurroundingsProps['Story']} />
);
