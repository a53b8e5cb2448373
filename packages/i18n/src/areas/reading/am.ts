import type { Translation } from '../../messages/shape.ts';
import type { words as english } from './en.ts';

export const words = {
  since: 'የጸናበት ቀን፦',
  call: 'ጥያቄ አለዎት? በማንኛውም ሰዓት ይደውሉልን፦',
} satisfies Translation<typeof english>;
