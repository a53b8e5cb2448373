import type { Look } from '../.storybook/look.ts';
import type { Story } from './storybook.ts';

/** What a picture is taken in. */
export interface View extends Look {
  /** Told in the name of the file, where a story has more than one. */
  name: string | null;
  width: number;
}

const phone = 400;

/** Themes and languages differ in little but colours and words, which the tests of the stories look at. */
const ofComponents: readonly View[] = [{ name: null, theme: 'light', locale: 'en', textSize: '100%', width: phone }];

const ofWebsite: readonly View[] = [
  { name: 'desktop', theme: 'light', locale: 'en', textSize: '100%', width: 1_280 },
  { name: 'phone', theme: 'dark', locale: 'am', textSize: '100%', width: phone },
];

const ofMiniApp: readonly View[] = [
  { name: 'telegram', theme: 'telegram', locale: 'en', textSize: '100%', width: phone },
];

export const isScreen = ({ tags = [] }: Pick<Story, 'tags'>): boolean => tags.includes('screen');

function viewsOf(story: Story): readonly View[] {
  if (!isScreen(story)) return ofComponents;
  return story.title.startsWith('Mini app/') ? ofMiniApp : ofWebsite;
}

/** One picture to take. */
export interface Shot {
  story: Story;
  view: View;
  /** Of its file, without what it ends with. */
  name: string;
}

/** Those of one view stand together: a page of Storybook is opened in it. */
export function shotsOf(stories: readonly Story[]): Shot[] {
  const views = [...ofComponents, ...ofWebsite, ...ofMiniApp];
  return views.flatMap((view) =>
    stories
      .filter((story) => viewsOf(story).includes(view))
      .map((story) => ({ story, view, name: view.name === null ? story.id : `${story.id}.${view.name}` })),
  );
}
