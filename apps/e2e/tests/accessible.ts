import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';
import axeCore from 'axe-core';

declare const axe: typeof axeCore;

type Narrow = (axe: AxeBuilder) => AxeBuilder;

/** Describing the elements without a violation takes longer than checking them. */
const options: axeCore.RunOptions = { resultTypes: ['violations'] };

/** Text in the middle of a fade has too little contrast. */
async function endMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await Promise.all(page.frames().map(finishAnimations));
}

const expectNone = (violations: readonly axeCore.Result[]): void =>
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

/** Leaves out animations driven by scrolling, such as the line under the header. */
export const finishAnimations = (frame: Page | Frame): Promise<void> =>
  frame.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.finish();
  });

/** For a page without frames. Legacy mode takes half the time. */
export async function expectAccessible(page: Page, narrow: Narrow = (axe) => axe): Promise<void> {
  await endMotion(page);
  expectNone((await narrow(new AxeBuilder({ page }).options({ ...options }).setLegacyMode()).analyze()).violations);
}

/** For a page in a frame, which axe reads as any page. The page around it is not ours. */
export async function expectFrameAccessible(frame: Frame): Promise<void> {
  await endMotion(frame.page());
  await frame.evaluate(axeCore.source);
  expectNone((await frame.evaluate((chosen) => axe.run(chosen), options)).violations);
}

export async function expectNoSidewaysScroll(page: Page | Frame): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Runs in the page. Some text is cut on purpose: with an ellipsis, inside a scroller, for screen readers only, or because
 * it wraps out of a full line.
 */
function findCutText(): string[] {
  // Reading them is slow, and most texts share their ancestors.
  const looks = new Map<Element, readonly [CSSStyleDeclaration, DOMRect]>();
  const lookOf = (element: Element) => {
    const look = looks.get(element) ?? ([getComputedStyle(element), element.getBoundingClientRect()] as const);
    looks.set(element, look);
    return look;
  };
  const isMeant = (style: CSSStyleDeclaration, box: DOMRect) =>
    style.textOverflow === 'ellipsis' ||
    style.webkitLineClamp !== 'none' ||
    style.clipPath !== 'none' ||
    /auto|scroll/.test(style.overflow) ||
    box.width <= 1;
  const isLeftOut = (style: CSSStyleDeclaration, box: DOMRect, words: DOMRect) =>
    style.flexWrap === 'wrap' && (words.top + words.bottom) / 2 > box.bottom;
  const isCut = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    for (let parent = text.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const [style, box] = lookOf(parent);
      if (isMeant(style, box) || isLeftOut(style, box, words)) return false;
      if (style.overflow === 'visible') continue;
      if (words.right > box.right + 1 || words.left < box.left - 1 || words.bottom > box.bottom + 1) return true;
    }
    return false;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isSeen = text.data.trim() && text.parentElement?.checkVisibility({ visibilityProperty: true });
    if (isSeen && isCut(text)) found.push(text.data.trim());
  }
  return found;
}

/** Doubles the root font size, as some people set it in their browser. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((chosen) => {
      document.documentElement.style.fontSize = chosen;
    }, size);
  await setSize('200%');
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(findCutText)).toEqual([]);
  await setSize('');
}
