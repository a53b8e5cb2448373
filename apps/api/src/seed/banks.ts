/** Where people transfer to in the demo. Nobody has accounts like these. */
export const banks = [
  { id: 1, bank_name: 'Commercial Bank of Ethiopia', account_number: '1000000000001', account_name: 'Awaj Demo' },
  { id: 2, bank_name: 'Awash Bank', account_number: '0132000000002', account_name: 'Awaj Demo' },
  { id: 3, bank_name: 'Dashen Bank', account_number: '5000000000003', account_name: 'Awaj Demo' },
  { id: 4, bank_name: 'Bank of Abyssinia', account_number: '9000000004', account_name: 'Awaj Demo' },
];
