import { describe, expect, it } from 'vitest';
import { createDemo } from './demo.ts';
import { updatesOf } from './updates.ts';

const now = new Date('2026-11-20T09:20:00Z');
const { tenders } = createDemo({ now });
const updates = updatesOf(tenders, now);
const tenderOf = (id: number) => tenders.find((tender) => tender.id === id);

describe('what has happened to tenders of the demo', () => {
  it('is an extension, correction or cancellation of about forty of them', () => {
    expect(new Set(updates.map(({ kind }) => kind))).toEqual(new Set(['extended', 'corrected', 'cancelled']));
    const count = new Set(updates.map(({ tenderId }) => tenderId)).size;
    expect(count).toBeGreaterThan(25);
    expect(count).toBeLessThan(50);
  });

  it('happened after collection and before now, and leads to the current state', () => {
    for (const { tenderId, at, kind, changes } of updates) {
      const tender = tenderOf(tenderId);
      expect(Number(at)).toBeGreaterThan(Number(tender?.createdAt));
      expect(at < now).toBe(true);
      if (kind !== 'extended') continue;
      expect(changes.closesAt?.[1]).toEqual(tender?.closesAt);
      expect(tender?.alternativeCloseText).toBeNull();
    }
  });

  it('does not change open tenders', () => {
    const cancelled = updates.filter(({ kind }) => kind === 'cancelled').map(({ tenderId }) => tenderOf(tenderId));
    expect(cancelled.every((tender) => tender?.closesAt && tender.closesAt < now)).toBe(true);
  });
});

describe('how deadlines of the demo were found', () => {
  const worked = tenders.filter(({ deadlineWorking }) => deadlineWorking !== null);

  it('is known for a few per cent, but not for the newest, which show the paper’s words', () => {
    expect(worked.length / tenders.length).toBeGreaterThan(0.02);
    expect(Math.max(...worked.map(({ id }) => id))).toBeLessThanOrEqual(4000);
  });

  it('includes the seventeenth, which no editor has worked out', () => {
    expect(tenderOf(17)).toMatchObject({ closesAt: expect.any(Date), deadlineWorking: { isApproximate: true } });
  });
});
