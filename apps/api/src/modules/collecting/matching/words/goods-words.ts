import { buildingGoods } from './goods/building-goods.ts';
import { farmGoods } from './goods/farm-goods.ts';
import { healthGoods } from './goods/health-goods.ts';
import { householdGoods } from './goods/household-goods.ts';
import { machineGoods } from './goods/machine-goods.ts';
import { officeGoods } from './goods/office-goods.ts';

/**
 * Beginnings of words for goods in English, Afaan Oromo, Amharic and Tigrinya. The first word of a line is the meaning
 * of the others. "=" marks a whole word. Words that are common in the conditions of notices are left out.
 */
export const goodsWords = [buildingGoods, farmGoods, healthGoods, householdGoods, machineGoods, officeGoods].join('');
