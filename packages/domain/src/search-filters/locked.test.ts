import { describe, expect, it } from 'vitest';
import type { Viewer } from '../entitlement/index.ts';
import { isLocked, lockedFilters, noFilters, withoutLocked } from './index.ts';

describe('a filter for subscribers only', () => {
  const closing = { closesFrom: '2026-11-01', closesUntil: '2026-11-30', sort: 'closing' } as const;
  const free: readonly Viewer[] = ['visitor', 'unsubscribed', 'chatStranger', 'chatUnsubscribed', 'linkUnsubscribed'];
  const paid: readonly Viewer[] = ['trial', 'subscriber', 'chatTrial', 'chatSubscriber', 'linkTrial', 'linkSubscriber'];

  it.each(['closesFrom', 'closesUntil', 'sort'] as const)('is %s', (name) => {
    expect(isLocked(name, 'visitor')).toBe(true);
  });

  it.each([
    'title',
    'categoryId',
    'regionId',
    'languageId',
    'sourceId',
    'companyId',
    'startDate',
    'endDate',
    'status',
    'page',
    'cursor',
  ] as const)('is not %s', (name) => expect(isLocked(name, 'visitor')).toBe(false));

  it.each(free)('is locked for a %s and removed from the query', (viewer) => {
    const kept = { ...noFilters, title: 'tyres', page: 4 };
    expect(lockedFilters({ ...kept, ...closing }, viewer)).toEqual(['closesFrom', 'closesUntil', 'sort']);
    expect(withoutLocked({ ...kept, ...closing }, viewer)).toEqual(kept);
    expect(lockedFilters(kept, viewer)).toEqual([]);
  });

  it.each(paid)('is available for a %s', (viewer) => {
    expect(lockedFilters({ ...noFilters, ...closing }, viewer)).toEqual([]);
    expect(withoutLocked({ ...noFilters, ...closing }, viewer)).toEqual({ ...noFilters, ...closing });
  });

  it('keeps a cursor of the same order, and drops others', () => {
    const second = { ...noFilters, page: 2, cursor: 'MjAyNg' };
    expect(withoutLocked({ ...second, closesFrom: '2026-11-01' }, 'visitor')).toEqual(second);
    expect(withoutLocked({ ...second, sort: 'closing' }, 'visitor')).toEqual({ ...second, cursor: '' });
  });
});
