export const countries = {
  'countries.choose': 'Choose a country',
} as const
