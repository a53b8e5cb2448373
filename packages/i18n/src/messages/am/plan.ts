import type { plan as english } from '../en/plan.ts';
import type { Translation } from '../shape.ts';

export const plan: Translation<typeof english> = {
  yearlyClaim: 'የዓመቱን ይግዙ፣ 60% ይቆጥቡ',
};
