import type { Look } from '../.storybook/look.ts';
import type { Story } from './storybook.ts';

/** The look of a picture. */
export interface View extends Look {
  /** Part of the file name if a story has several looks. */
  name: string | null;
  width: number;
}

const phone = 400;

/** A single picture, because themes and languages differ in colours and words, in which accessibility is checked. */
const ofComponents: readonly View[] = [{ name: null, theme: 'light', locale: 'en', textSize: '100%', width: phone }];

const ofWebsite: readonly View[] = [
  { name: 'desktop', theme: 'light', locale: 'en', textSize: '100%', width: 1_280 },
  { name: 'phone', theme: 'dark', locale: 'am', textSize: '100%', width: phone },
];

const ofMiniApp: readonly View[] = [
  { name: 'telegram', theme: 'telegram', locale: 'en', textSize: '100%', width: phone },
];

type Tagged = Pick<Story, 'tags'>;

/** Stories with movement or measurements have no picture. */
export const hasPicture = ({ tags = [] }: Tagged): boolean => !tags.includes('no-picture');

export const isScreen = ({ tags = [] }: Tagged): boolean => tags.includes('screen');

function viewsOf(story: Story): readonly View[] {
  if (!isScreen(story)) return ofComponents;
  return story.title.startsWith('Mini app/') ? ofMiniApp : ofWebsite;
}

/** A story to look at in one view. */
export interface Shot {
  story: Story;
  view: View;
  /** The name of its picture's file without the extension. */
  name: string;
}

/** Those of the same view are next to each other, because a page of Storybook is opened once for each view. */
export function shotsOf(stories: readonly Story[]): Shot[] {
  const views = [...ofComponents, ...ofWebsite, ...ofMiniApp];
  return views.flatMap((view) =>
    stories
      .filter((story) => viewsOf(story).includes(view))
      .map((story) => ({ story, view, name: view.name === null ? story.id : `${story.id}.${view.name}` })),
  );
}
