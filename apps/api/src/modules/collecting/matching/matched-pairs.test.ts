import { describe, expect, it } from 'vitest';
import { makePairs } from '../../../testing/notice-pairs/make-pairs.ts';
import { measureMatching, shareJoined } from '../../../testing/notice-pairs/measure.ts';

describe('pairs of notices made without the matcher’s tables', () => {
  const figures = measureMatching(makePairs({ hard: 200, words: 100, language: 100, extension: 50 }, 'test'), () =>
    performance.now(),
  );

  it('are never merged if they are different tenders of one buyer on one day', () => {
    expect(figures.joined.filter(({ kind }) => kind === 'hard')).toEqual([]);
    expect(figures.mixedTenders).toBe(0);
  });

  it('are matched in other words, in another language and as extensions', () => {
    expect(shareJoined(figures, 'words')).toBeGreaterThan(0.88);
    expect(shareJoined(figures, 'language')).toBeGreaterThan(0.76);
    expect(shareJoined(figures, 'extension')).toBeGreaterThan(0.8);
  });
});
