/**
 * Words of one widget in one language, files of the widgets package's `dist`, in kB after gzip: `first` comes before the widget is drawn, `later`
 * with the first touch. Arabic is the longest language. A form may cost 7 in all; of the credit assessment, with 419 sentences, no file may.
 */
export const wordBudgets = [
  { name: 'every word in another language, Arabic', file: 'locales/ar.js', limit: 27.6, goal: 6 },
  { name: 'words of the withdrawal form, French', file: 'locales/fr/first/withdraw-form.js', limit: 2.1 },
  { name: '  + of its later parts', file: 'locales/fr/later/withdraw-form.js', limit: 2.8 },
  { name: 'words of the withdrawal form, Arabic', file: 'locales/ar/first/withdraw-form.js', limit: 2.2 },
  { name: '  + of its later parts', file: 'locales/ar/later/withdraw-form.js', limit: 2.9 },
  {
    name: 'words of the transaction form, French',
    file: 'locales/fr/first/register-transactions-form.js',
    limit: 2,
  },
  { name: '  + of its later parts', file: 'locales/fr/later/register-transactions-form.js', limit: 3.5 },
  {
    name: 'words of the transaction form, Arabic',
    file: 'locales/ar/first/register-transactions-form.js',
    limit: 2,
  },
  { name: '  + of its later parts', file: 'locales/ar/later/register-transactions-form.js', limit: 3.6 },
  {
    name: 'words of the registration of a customer, Arabic',
    file: 'locales/ar/first/register-customer-form.js',
    limit: 2.4,
  },
  { name: '  + of its later parts', file: 'locales/ar/later/register-customer-form.js', limit: 4.4 },
  {
    name: 'words of the credit assessment, French',
    file: 'locales/fr/first/submit-credit-assessment-form.js',
    limit: 4.3,
  },
  { name: '  + of its later parts', file: 'locales/fr/later/submit-credit-assessment-form.js', limit: 4.2 },
  {
    name: 'words of the credit assessment, Arabic',
    file: 'locales/ar/first/submit-credit-assessment-form.js',
    limit: 4.7,
  },
  { name: '  + of its later parts', file: 'locales/ar/later/submit-credit-assessment-form.js', limit: 4.3 },
]
