export const confirm = {
  'confirm.covered': 'Nothing was sent: something covers this. Close it, then press again.',
} as const
