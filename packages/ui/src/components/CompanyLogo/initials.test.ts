import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ethio Telecom', 'ET'],
  ['ethio telecom', 'ET'],
  ['Commercial Bank of Ethiopia', 'CB'],
  ['አዲስ አበባ ውኃና ፍሳሽ', 'አአ'],
  ['Awash', 'A'],
  ['A', 'A'],
  ['  (ECX) – Ethiopia Commodity Exchange', 'EE'],
  ['3M Ethiopia', '3E'],
  ['👩🏽‍🌾 Farmers Union', 'FU'],
  ['👩🏽‍🌾🌱', '👩🏽‍🌾'],
  ['e\u0301cole', 'E\u0301'],
  ['', ''],
  ['  ', ''],
  ['«»', ''],
])('the name "%s" has the initials "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
