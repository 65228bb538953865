export const partnerSwitcher = {
  'partnerSwitcher.label': 'Business',
  'partnerSwitcher.placeholder': 'Choose a business',
  'partnerSwitcher.search': 'Search by name or legal name',
  'partnerSwitcher.toggle': 'Show businesses',
  'partnerSwitcher.failed': 'We could not load the businesses.',
  'partnerSwitcher.none': 'There is no business to choose yet.',
} as const
