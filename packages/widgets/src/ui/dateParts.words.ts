export const dateParts = {
  'dateParts.day': 'Day',
  'dateParts.month': 'Month',
  'dateParts.year': 'Year',
} as const
