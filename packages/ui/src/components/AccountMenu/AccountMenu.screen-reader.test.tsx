import { expect, test } from 'vitest';
import { userIcon } from '../../icons.ts';
import { press, readAloud, readBetween, swipeTo, tap } from '../OptionList/screen-reader.fixture.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';

const english: AccountMenuProps = {
  label: 'Account of Abebe Kebede',
  name: 'Abebe Kebede',
  belongsTo: 'Ayat Construction',
  entries: [
    { label: 'My Account', href: '#account', icon: userIcon },
    { label: 'Billing', href: '#billing', icon: userIcon },
  ],
  logout: { label: 'Logout', onPress: () => {} },
};
const amharic: AccountMenuProps = {
  label: 'የአበበ ከበደ መለያ',
  name: 'አበበ ከበደ',
  belongsTo: 'አያት ግንባታ',
  entries: [{ label: 'የእኔ መለያ', href: '#account', icon: userIcon }],
  logout: { label: 'ውጣ', onPress: () => {} },
};

const render = (props = english) =>
  readAloud(
    <>
      <AccountMenu {...props} />
      <TextField label="Words" />
    </>,
  );
const isOpen = () => document.querySelector('details')?.open;

test('A screen reader reads whose account a menu is for, and its entries as links with positions', async () => {
  await render();
  await press('Tab', 'ArrowDown');
  expect(isOpen()).toBe(true);
  const phrases = await readBetween('Account of Abebe Kebede', 'textbox');
  expect(phrases.filter((phrase) => !phrase.startsWith('end'))).toEqual(
    expect.arrayContaining([
      'Abebe Kebede',
      'Ayat Construction',
      'listitem, level 1, position 1, set size 2',
      'link, My Account',
      'listitem, level 1, position 2, set size 2',
      'link, Billing',
      'button, Logout',
    ]),
  );
});

test('Arrows, Home and End in a menu read its entries', async () => {
  await render();
  expect((await press('Tab', 'ArrowDown')).focus).toBe('link, My Account');
  expect((await press('ArrowDown')).focus).toBe('link, Billing');
  expect((await press('End')).focus).toBe('button, Logout');
  expect((await press('ArrowDown')).focus).toBe('link, My Account');
  expect((await press('ArrowUp', 'Home')).focus).toBe('link, My Account');
});

test('Escape in a menu closes it and reads its opener again', async () => {
  await render();
  expect((await press('Tab', 'ArrowDown', 'Escape')).focus).toBe('Account of Abebe Kebede');
  expect(isOpen()).toBe(false);
});

test('Tab after the last entry of a menu closes it and reads what comes next', async () => {
  await render();
  expect((await press('Tab', 'ArrowUp', 'Tab')).focus).toBe('textbox, Words');
  expect(isOpen()).toBe(false);
});

test('A menu in Amharic is read in Amharic', async () => {
  await render(amharic);
  expect((await press('Tab')).focus).toBe('የአበበ ከበደ መለያ');
  expect((await press('ArrowDown')).focus).toBe('link, የእኔ መለያ');
  expect((await press('End')).focus).toBe('button, ውጣ');
});

test('On a touch screen a tap on the opener of a menu opens and closes it', async () => {
  await render();
  await swipeTo('Account of Abebe Kebede');
  await tap();
  expect(isOpen()).toBe(true);
  await swipeTo('button, Logout');
  await swipeTo('Account of Abebe Kebede');
  await tap();
  expect(isOpen()).toBe(false);
});
