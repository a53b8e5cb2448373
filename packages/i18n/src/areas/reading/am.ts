import type { Translation } from '../../messages/shape.ts';
import type { reading as english } from './en.ts';

export const reading = {
  since: 'የጸናበት ቀን፦',
  call: 'ጥያቄ አለዎት? በማንኛውም ሰዓት ይደውሉልን፦',
} satisfies Translation<typeof english>;
