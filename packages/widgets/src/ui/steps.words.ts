export const steps = {
  'form.step': 'Step {current} of {total}',
  'steps.label': 'Steps',
  'steps.goBack': '{step}: done. Go back.',
} as const
