export const plan = {
  label: 'Plan',
  /** As it is advertised; what is really saved is computed and stands beside it. */
  yearlyClaim: 'Buy Yearly and Save 60%',
  saving: (percent: number, times: number) => `${percent}% less than ${times} × 3 months`,
  includesVat: 'Prices include 15% VAT.',
  vat: 'VAT 15%',
  toPay: 'To pay',
};
