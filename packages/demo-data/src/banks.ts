/** Where people transfer to in the demo. Nobody has accounts like these. */
export const banks = [
  { id: 1, name: 'Commercial Bank of Ethiopia', accountNumber: '1000000000001', accountName: 'Awaj Demo' },
  { id: 2, name: 'Awash Bank', accountNumber: '0132000000002', accountName: 'Awaj Demo' },
  { id: 3, name: 'Dashen Bank', accountNumber: '5000000000003', accountName: 'Awaj Demo' },
  { id: 4, name: 'Bank of Abyssinia', accountNumber: '9000000004', accountName: 'Awaj Demo' },
] as const;
