import type { Translation } from '../../translation.ts';
import type { words as english } from './en.ts';

export const words = {
  since: 'የጸናበት ቀን፦',
  call: 'ጥያቄ አለዎት? በማንኛውም ሰዓት ይደውሉልን፦',
} satisfies Translation<typeof english>;
