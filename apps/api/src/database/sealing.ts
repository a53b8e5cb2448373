import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Protects values that must not be stored in the clear: codes as digests, texts with codes as ciphertext. */
export interface Sealing {
  seal(text: string): Buffer;
  unseal(sealed: Buffer): string;
  digest(text: string): Buffer;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

export function createSealing(secret: string): Sealing {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
  const textKey = keyFor('message texts');
  const digestKey = keyFor('one-time codes');

  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, textKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },

    unseal(sealed) {
      const decipher = createDecipheriv(algorithm, textKey, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },

    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
  };
}
