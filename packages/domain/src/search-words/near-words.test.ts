import { expect, it } from 'vitest';
import { nearestWord } from './index.ts';

const nearest = (form: string, ...known: string[]) =>
  nearestWord(
    form,
    known.map((each) => ({ form: each })),
  )?.form ?? null;

it.each([
  ['a letter left out', 'genrator', ['narrator', 'generator'], 'generator'],
  ['a letter too many', 'gennerator', ['generator'], 'generator'],
  ['a wrong letter', 'cemant', ['cement'], 'cement'],
  ['two letters exchanged', 'raod', ['toad', 'road'], 'road'],
  ['two mistakes in a long word', 'construcsion', ['instruction', 'construction'], 'construction'],
  ['a wrong syllable', 'ጨረተ', ['ጨለማ', 'ጨረታ'], 'ጨረታ'],
  ['a sound that is typed', '~certa', ['~cereta'], '~cereta'],
  ['the first of two that are as near', 'cemint', ['cemant', 'cement'], 'cemant'],
])('a word with %s is near another', (_name, form, known, expected) => {
  expect(nearest(form, ...known)).toBe(expected);
});

it.each([
  ['is known', 'road', ['toad', 'road']],
  ['is too short to tell', 'raf', ['rat']],
  ['has too many mistakes', 'genrtr', ['generator']],
  ['is a number', '2019', ['2018']],
  ['has nothing beside it', 'road', []],
])('a word that %s is not near another', (_name, form, known) => expect(nearest(form, ...known)).toBeNull());
