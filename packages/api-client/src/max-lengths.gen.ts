/** Made from the contract by "pnpm gen"; changed by hand, it fails the check. */
export const maxLengths = {
  BidProgressChange: {
    note: 300,
  },
  Credentials: {
    username: 254,
    password: 200,
  },
  Registration: {
    email: 254,
    password: 200,
    first_name: 100,
    last_name: 100,
    company_name: 200,
  },
  CodeRequest: {
    email: 254,
  },
  ResetCode: {
    code: 20,
  },
  PasswordReset: {
    password: 200,
    code: 20,
  },
  ContactCode: {
    email: 254,
    code: 20,
  },
  SearchFilters: {
    title: 200,
  },
  SavedSearchForm: {
    name: 80,
  },
  SavedSearchChange: {
    name: 80,
  },
  MuteForm: {
    word: 60,
  },
  PersonalInfo: {
    name: 200,
    email: 254,
  },
  CompanyInfo: {
    company_name: 200,
    tin: 40,
    address: 400,
  },
  PasswordChange: {
    old_password: 200,
    new_password: 200,
  },
  DocumentOrderForm: {
    first_name: 100,
    last_name: 100,
    address: 400,
    email: 254,
    TIN: 40,
    VAT_number: 40,
    price: 20,
    company_name: 200,
  },
  TelegramRegistration: {
    name: 200,
    data_check_string: 4096,
  },
} as const;
