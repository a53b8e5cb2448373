import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

type Narrow = (axe: AxeBuilder) => AxeBuilder;

async function expectNoComplaint(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** A page without frames: asked in itself, which takes half the time. */
export const expectAccessible = (page: Page, narrow: Narrow = (axe) => axe): Promise<void> =>
  expectNoComplaint(narrow(new AxeBuilder({ page }).setLegacyMode()));

export const expectFrameAccessible = (page: Page, frame: string): Promise<void> =>
  expectNoComplaint(new AxeBuilder({ page }).include(frame));

export async function expectNoSidewaysScroll(page: Page | Frame): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
