import { loadMessages } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { orderProblems, orderValuesOf, toOrderBody } from './order-form.ts';

const messages = await loadMessages('en');

const buyer = {
  name: ' Abebe Kebede Tesfaye ',
  email: 'abebe@awaj.test',
  phone: '+251911000001',
  companyName: 'Abebe Trading',
  tin: null,
  address: null,
};

describe('the order form', () => {
  it('starts with the data of the account', () => {
    expect(orderValuesOf(buyer)).toEqual({
      first_name: 'Abebe',
      last_name: 'Kebede Tesfaye',
      email: 'abebe@awaj.test',
      phone: '0911 000 001',
      company_name: 'Abebe Trading',
      TIN: '',
      VAT_number: '',
      address: '',
    });
  });

  it('starts empty for a reader who came by a link', () => {
    const stranger = { ...buyer, name: '', email: null, phone: null, companyName: null };
    expect(new Set(Object.values(orderValuesOf(stranger)))).toEqual(new Set(['']));
  });

  it('can be sent without company, TIN, VAT number and address', () => {
    expect(orderProblems({ ...orderValuesOf(buyer), company_name: '' }, messages)).toEqual({});
  });

  it('shows all mistakes at once', () => {
    const values = { ...orderValuesOf(buyer), first_name: ' ', last_name: '', email: 'x', phone: '12' };
    expect(orderProblems(values, messages)).toEqual({
      first_name: 'Can not be empty',
      last_name: 'Can not be empty',
      email: 'Not a valid email.',
      phone: 'Not a valid number.',
    });
  });

  it('is sent with the price that was shown', () => {
    expect(toOrderBody(orderValuesOf(buyer), '200')).toMatchObject({ first_name: 'Abebe', TIN: '', price: '200' });
  });
});
