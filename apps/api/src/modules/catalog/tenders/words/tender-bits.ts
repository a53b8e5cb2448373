/** A subset of a batch's tenders, as a bit for each position, the lowest first. */
export type Bits = Uint32Array;

const bitsInWord = 32;

export const emptyBits = (tenders: number): Bits => new Uint32Array(Math.ceil(tenders / bitsInWord));

export function allBits(tenders: number): Bits {
  const bits = emptyBits(tenders);
  for (let place = 0; place < tenders; place++) setBit(bits, place);
  return bits;
}

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export const hasBit = (bits: Bits, place: number): boolean => (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** Whether a tender is in the first set and not in the second. */
export function isAnyOutside(bits: Bits, others: Bits): boolean {
  for (const [at, word] of bits.entries()) if ((word & ~(others[at] ?? 0)) !== 0) return true;
  return false;
}

/** Sets a bit in the set of a map's key, which is created on first use. */
export function setBitOf<Key>(map: Map<Key, Bits>, key: Key, place: number, tenders: number): void {
  const bits = map.get(key) ?? emptyBits(tenders);
  setBit(bits, place);
  map.set(key, bits);
}

export function intersect(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

export function unite(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

export function subtract(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0);
}

/** Leaves out the tenders that do not fit. */
export function keepFitting(bits: Bits, fits: (place: number) => boolean): void {
  for (const place of placesOf(bits))
    if (!fits(place)) bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
}

const lowestBit = (word: number): number => bitsInWord - 1 - Math.clz32(word & -word);

/** The positions of the tenders, in order. */
export function placesOf(bits: Bits): number[] {
  const places: number[] = [];
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) places.push(at * bitsInWord + lowestBit(word));
  return places;
}
