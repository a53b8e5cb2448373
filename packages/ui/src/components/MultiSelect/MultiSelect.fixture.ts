const names = ['Agriculture', 'Building construction', 'Cleaning', 'Consultancy', 'Furniture', 'Road construction'];
const amharicNames = ['ግብርና', 'የሕንፃ ግንባታ', 'የጽዳት ሥራ', 'የማማከር አገልግሎት', 'የቤት ዕቃ', 'የመንገድ ግንባታ'];
export const optionsOf = (labels: readonly string[]) =>
  labels.map((label, place) => ({ value: `${place + 1}`, label }));

export const english = {
  label: 'Categories',
  placeholder: 'Find by name',
  options: optionsOf(names),
  labels: {
    chosen: 'Chosen categories',
    remove: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} is chosen`,
    removed: (name: string) => `${name} is taken out`,
    found: (count: number) => `${count} found`,
    empty: 'No category has that name',
  },
};

export const amharic = {
  label: 'ምድቦች',
  placeholder: 'በስም ይፈልጉ',
  options: optionsOf(amharicNames),
  labels: {
    chosen: 'የተመረጡ ምድቦች',
    remove: (name: string) => `${name} ያስወግዱ`,
    added: (name: string) => `${name} ተመርጧል`,
    removed: (name: string) => `${name} ተወግዷል`,
    found: (count: number) => `${count} ተገኝተዋል`,
    empty: 'በዚህ ስም ምድብ የለም',
  },
};
