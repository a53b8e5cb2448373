import { describe, expect, it } from 'vitest';
import { birr } from '../money/index.ts';
import { chosenPlan, defaultPlanId, displayedPrice, findPlan, planNameInAmharic, plans, savingOf } from './index.ts';

describe('plans', () => {
  it('cost what is advertised', () => {
    expect(plans.map(({ name, price }) => [name, price])).toEqual([
      ['3 Months', birr(980)],
      ['6 Months', birr(1480)],
      ['1 Year', birr(2360)],
    ]);
  });

  it('fall back to the yearly one unless another was chosen', () => {
    expect(chosenPlan(null).id).toBe(defaultPlanId);
    expect(chosenPlan(99).id).toBe(defaultPlanId);
    expect(chosenPlan(1).id).toBe(1);
    expect(findPlan(4)).toBeNull();
  });

  it('save what they really save', () => {
    expect(plans.map(savingOf)).toEqual([0, 24, 40]);
  });

  it('show the price less the discount', () => {
    expect(displayedPrice({ price: birr(2360), discount: birr(360) })).toBe(birr(2000));
  });

  it('have their words in Amharic', () => {
    expect(plans.map(({ name }) => planNameInAmharic(name))).toEqual(['3 ወር', '6 ወር', '1 ዓመት']);
  });
});
