export const confirm = {
  'confirm.covered':
    'Something on the page covers this. Nothing was sent. Close what is in front, then press again.',
} as const
