export const partnerSwitcher = {
  'partnerSwitcher.label': 'Business',
  'partnerSwitcher.placeholder': 'Choose a business',
  'partnerSwitcher.search': 'Search by name or legal name',
  'partnerSwitcher.toggle': 'Show businesses',
  'partnerSwitcher.failed': 'Could not load the businesses.',
  'partnerSwitcher.none': 'No business to choose yet.',
} as const
