import type { InAmharic } from '@awaj/ui/workshop/in-amharic';
import { type StoryTheme, showTheme } from '@awaj/ui/workshop/story-theme';
import type { Args, Decorator, StoryContext } from '@storybook/react-vite';
import { type ComponentType, type ReactElement, useLayoutEffect } from 'react';
import { narrowFrame, usePlayedInFrame, useToolbar } from './docs-frame.ts';
import { type StoryLanguage, useStoryLanguage } from './language.ts';

interface Chosen {
  theme: StoryTheme;
  locale: StoryLanguage;
  /** In percent, without the % sign, which Storybook drops from shared links. */
  textSize: string;
  density: string;
  viewport?: { value?: string };
}

interface SurroundingsProps {
  Story: ComponentType<Partial<StoryContext>>;
  context: Pick<StoryContext, 'args' | 'globals' | 'initialArgs' | 'parameters' | 'storyGlobals'> & {
    /** The story as written, without what it inherits from its component. */
    moduleExport?: { args?: Args; parameters?: { amharic?: InAmharic } };
  };
}

/** Keeps the story's own texts unless it has Amharic ones, and keeps what the reader typed into the controls. */
function argsInAmharic({ args, initialArgs, parameters, moduleExport: own }: SurroundingsProps['context']): Args {
  const stays = (name: string) =>
    args[name] !== initialArgs[name] || (name in (own?.args ?? {}) && !(name in (own?.parameters?.amharic ?? {})));
  const words = Object.entries((parameters.amharic ?? {}) as InAmharic).filter(([name]) => !stays(name));
  return { ...args, ...Object.fromEntries(words.map(([name, word]) => [name, word()])) };
}

/** The mini app has only Telegram's themes; the toolbar chooses between them. */
function themeFor({ parameters }: SurroundingsProps['context'], chosen: StoryTheme): StoryTheme {
  if (!parameters.isInTelegram || chosen.startsWith('telegram')) return chosen;
  return chosen === 'dark' ? 'telegram-dark' : 'telegram';
}

/** Sets theme, language, text size and density on `<html>`, as the apps do. */
function Surroundings({ Story, context }: SurroundingsProps): ReactElement {
  const globals = useToolbar(context);
  const { locale, textSize, density, viewport, ...chosen } = globals as Chosen;
  const theme = themeFor(context, chosen.theme);
  const width: string | undefined = context.parameters.viewport?.options[viewport?.value ?? '']?.styles.width;
  const language = useStoryLanguage(locale);
  // Separate from the rest, so that a check in another language keeps the theme and size that it has set.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useLayoutEffect(() => {
    const { documentElement } = document;
    showTheme(theme);
    documentElement.style.fontSize = `${textSize}%`;
    documentElement.dataset.density = density;
  }, [theme, textSize, density]);
  useLayoutEffect(() => narrowFrame(width), [width]);
  usePlayedInFrame(context);
  return (
    <Story
      args={language === 'am' ? argsInAmharic(context) : context.args}
      globals={{ ...globals, locale: language }}
    />
  );
}

export const withSurroundings: Decorator = (Story, context) => (
  <Surroundings context={context} Story={Story as SurroundingsProps['Story']} />
);
