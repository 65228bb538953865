export const steps = {
  'steps.label': 'Steps',
  'steps.goBack': '{step}: done. Go back to this step.',
} as const
